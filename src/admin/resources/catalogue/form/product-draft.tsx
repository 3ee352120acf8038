import type { Product } from '../../../../contract/catalogue/products.ts'
import { DraftPanel } from '../../../kit/publication/draft-panel.tsx'
import type { RecordForm } from '../../../kit/record/form-record.ts'
import { confirmPrices } from '../../../parts/product/price-question.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { type ProductValues, toChanges, toValues } from '../values/product-values.ts'

/** Working draft of the product in the form. */
export function ProductDraft({ of, labels, fill }: ProductDraftProps) {
  return (
    <DraftPanel<ProductValues, Product>
      entity="products"
      of={of}
      labels={labels}
      fill={fill}
      confirmFirst={(drafted, product) => confirmPrices(product, { ...product, ...drafted })}
      toChanges={(changed, product) => toChanges(of.form.getValues(), Object.keys(changed), product)}
      toValues={(product) => toValues({ ...product, images: listImages(product) })}
      refresh={[PRODUCTS_KEY]}
    />
  )
}

interface ProductDraftProps {
  of: RecordForm<ProductValues, Product>
  labels: Readonly<Record<string, string>>
  /** Shows the published product in the form. */
  fill: (row: Product) => void
}

/** The pictures as a draft has them: the main one, then those of the characteristics. */
function listImages({ imageUrl, technicalSpecs, images }: Product): string[] {
  const { images: more } = technicalSpecs
  const given = [imageUrl, ...(Array.isArray(more) ? more : [])]
  const known = given.filter((one): one is string => typeof one === 'string')
  return images[0] === imageUrl && known.length <= 1 ? images : [...new Set(known)]
}
