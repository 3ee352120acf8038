import { useEffect } from 'react'
import type { Product } from '../../../contract/catalogue/products.ts'
import { tieUnits } from '../../../lib/text/tie-units.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { rememberProduct } from '../../parts/recent/recent.ts'
import { RecentlyViewed } from '../../parts/recent/recently-viewed.tsx'
import { ManufacturerMark } from '../../parts/shopping/manufacturer-mark.tsx'
import { usePageTexts } from '../../use-page-texts.ts'
import { BuyBox } from './buy-box.tsx'
import { BuyBar } from './buying/buy-bar.tsx'
import { FaqSection } from './faq-section.tsx'
import { Figures } from './figures.tsx'
import { Gallery } from './gallery.tsx'
import { InquirySection } from './inquiry-section.tsx'
import { LatePart } from './late-part.tsx'
import { productBreadcrumbs } from './product-breadcrumbs.ts'
import { ProductHead } from './product-head.tsx'
import { Similar } from './similar.tsx'
import './product.css'
import './print.css'

/** The product page's content. */
export function ProductView({ product }: { product: Product }) {
  const { name, manufacturerName, manufacturerColor, shortDescription, description, warranty, features } =
    product
  const { firm } = usePageTexts('chrome')
  const isGone = product.offer?.isOver
  return (
    <>
      <ProductHead product={product} />
      <div className="wrap">
        <Breadcrumbs items={productBreadcrumbs(product)} />
        <div className="prod">
          <div>
            <Gallery product={product} frost={Number(firm.frost)} />
          </div>
          <div className="buy">
            <div className="row">
              {product.published === false && <Badge tone="warn">Не опубликован</Badge>}
              <Badge>
                <ManufacturerMark name={manufacturerName} color={manufacturerColor} />
              </Badge>
              <Badge tone={isGone ? 'warn' : product.offer?.availability ? 'water' : 'ok'}>
                {product.offer?.availability ?? 'В наличии'}
              </Badge>
              {warranty && <Badge tone="water">Гарантия {tieUnits(warranty)}</Badge>}
            </div>
            <h1>{name}</h1>
            <p className="lead">{tieUnits(shortDescription ?? description ?? '')}</p>
            <Figures {...product} />
            <BuyBox product={product} />
          </div>
          <div className="prod__legend">
            {product.station && <LatePart name="legend" product={product} />}
          </div>
        </div>
      </div>
      <LatePart name="specs" product={product} canBeEmpty />
      {(features.length > 0 || (shortDescription && description)) && (
        <LatePart name="written" product={product} />
      )}
      {product.documents.length > 0 && <LatePart name="documents" product={product} />}
      {product.accessories && <LatePart name="accessories" product={product} isLive />}
      <FaqSection product={product} />
      {isGone && <Similar product={product} />}
      <InquirySection product={product} />
      {!isGone && <Similar product={product} />}
      <ViewedProducts product={product} />
      {!isGone && <BuyBar product={product} />}
    </>
  )
}

/** Adds the product to the recently viewed ones and shows the others. */
function ViewedProducts({ product }: { product: Product }) {
  useEffect(() => rememberProduct(product), [product])
  return (
    <div className="wrap prod-viewed">
      <RecentlyViewed except={product.id} />
    </div>
  )
}
