import { similarQuery } from '../../../api/queries/product-queries.ts'
import { productQuestionsQuery } from '../../../api/queries/product-questions-query.ts'
import { productQuery } from '../../../api/queries/queries.ts'
import { sectionTextsQuery } from '../../../api/queries/section-queries.ts'
import type { Page } from '../../page.ts'
import { recordPage } from '../../record-page.tsx'
import { latePartsCode } from './late-part.tsx'
import { ProductMissing } from './product-missing.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

export const page: Page = {
  ...recordPage({
    queryOf: productQuery,
    more: (api, slug) => ({
      deferred: [
        sectionTextsQuery(api, 'productPage'),
        similarQuery(api, slug),
        productQuestionsQuery(api, slug),
      ],
    }),
    Waiting: ProductSkeleton,
    Failure: ProductMissing,
    Missing: ProductMissing,
    view: (product) => <ProductView key={product.id} product={product} />,
  }),
  loadLate: latePartsCode.load,
}
