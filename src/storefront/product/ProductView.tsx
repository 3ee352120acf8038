import type { Product } from '../../contract/products.ts'
import { Crumbs } from '../../ui/Crumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox } from './BuyBox.tsx'
import { Figures } from './Figures.tsx'
import { Gallery } from './Gallery.tsx'
import { InquirySection } from './InquirySection.tsx'
import { Legend } from './Legend.tsx'
import { ProductHead } from './ProductHead.tsx'
import { productCrumbs } from './product-crumbs.ts'
import { Seen } from './Seen.tsx'
import { Similar } from './Similar.tsx'
import { SpecTable } from './SpecTable.tsx'
import { toSpecSections } from './spec-sections.ts'
import './product.css'
import './print.css'

/** Everything about one product. */
export function ProductView({ product }: { product: Product }) {
  const { name, manufacturerName, manufacturerSlug, shortDescription, description, warranty, features } =
    product
  const specs = toSpecSections(product)
  return (
    <>
      <ProductHead product={product} />
      <div className="wrap">
        <Crumbs items={productCrumbs(product)} />
        <div className="prod">
          <div className="prod__pic">
            <Gallery product={product} />
          </div>
          <div className="buy">
            <div className="row">
              <span className={`badge mf mf--${manufacturerSlug}`}>{manufacturerName}</span>
              {warranty && <span className="badge badge--water">Гарантия {warranty}</span>}
            </div>
            <h1>{name}</h1>
            <p className="lead">{shortDescription ?? description}</p>
            <Figures {...product} />
            <BuyBox product={product} />
          </div>
          <div className="prod__legend">
            <Legend drawing={product.drawing} />
          </div>
        </div>
      </div>
      {specs.length > 0 && <SpecTable groups={specs} />}
      {shortDescription && description && <Description text={description} />}
      {features.length > 0 && <Features features={features} />}
      <InquirySection productName={name} />
      <Similar slug={product.slug} />
      <Seen product={product} />
      <BuyBar product={product} />
    </>
  )
}

function Description({ text }: { text: string }) {
  return (
    <section className="section prod-part">
      <div className="wrap side">
        <h2>Описание</h2>
        <div className="stack prose">
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <section className="section prod-part">
      <div className="wrap side">
        <h2>Особенности</h2>
        <ul className="ticks">
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
