import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { LatePart } from './late-part.tsx'
import { productBreadcrumbs } from './product-breadcrumbs.ts'

/** Metadata and structured data of the product. */
export function ProductHead({ product }: { product: Product }) {
  const { origin } = useSite()
  const { slug, images, drawing, shortDescription, description, metaTitle, metaDescription } = product
  const drawn = drawing === null ? [] : [drawingAddress(drawing, 'open-graph')]
  return (
    <>
      <Seo
        title={metaTitle ?? titleOf(product)}
        description={metaDescription ?? shortDescription ?? description ?? undefined}
        path={productPath(slug)}
        image={[...images, ...drawn]}
        noindex={product.published === false}
      />
      <LatePart name="data" product={product} canBeEmpty />
      <JsonLd data={breadcrumbData(productBreadcrumbs(product), origin)} />
    </>
  )
}

/** Page title, with «с установкой» only for a turnkey price. */
function titleOf(product: Product): string {
  const { name, price, installationPrice } = product
  if (price === null || product.offer?.isOver) return name
  return installationPrice === null ? `${name}: цена` : `${name}: цена с установкой`
}
