import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { productQuestionsQuery } from '../../api/faq-queries.ts'
import { similarQuery } from '../../api/product-queries.ts'
import { productQuery } from '../../api/queries.ts'
import type { Page } from '../page.ts'
import { useApi } from '../site.ts'
import { ProductMissing } from './product-missing.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'

export const page: Page = {
  load: (api, { params: { slug = '' } }) => ({
    critical: [productQuery(api, slug)],
    deferred: [similarQuery(api, slug), productQuestionsQuery(api)],
  }),
  isAbsent: (api, { params: { slug = '' } }, read) => read(productQuery(api, slug)) === null,
  Component: ProductPage,
}

function ProductPage() {
  const { slug = '' } = useParams()
  const { data: product, isError, refetch } = useQuery(productQuery(useApi(), slug))
  if (isError) return <ProductMissing onRetry={() => refetch()} />
  if (product === undefined) return <ProductSkeleton />
  if (product === null) return <ProductMissing />
  return <ProductView key={product.id} product={product} />
}
