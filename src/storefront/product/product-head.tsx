import type { Product } from '../../contract/products.ts'
import { drawingAddress } from '../../drawing/drawing-address.ts'
import { productPath } from '../../lib/site-paths.ts'
import { breadcrumbData } from '../seo/breadcrumb-data.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { productData } from '../seo/product-data.ts'
import { Seo } from '../seo/seo.tsx'
import { useSite } from '../site.ts'
import { productBreadcrumbs } from './product-breadcrumbs.ts'

/** Metadata and structured data of the product. */
export function ProductHead({ product }: { product: Product }) {
  const { origin } = useSite()
  const { slug, images, drawing, shortDescription, description } = product
  const picture = images[0] ?? (drawing === null ? undefined : drawingAddress(drawing, 'open-graph'))
  return (
    <>
      <Seo
        title={titleOf(product)}
        description={shortDescription ?? description ?? undefined}
        path={productPath(slug)}
        image={picture}
      />
      <JsonLd data={productData(product, origin, new Date())} />
      <JsonLd data={breadcrumbData(productBreadcrumbs(product), origin)} />
    </>
  )
}

/** Page title, with «с установкой» only for a turnkey price. */
function titleOf({ name, price, installationPrice }: Product): string {
  if (price === null) return name
  return installationPrice === null ? `${name}: цена` : `${name}: цена с установкой`
}
