import type { Product } from '../../../contract/catalogue/products.ts'
import { tieUnits } from '../../../lib/text/tie-units.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What is written of the product: the long description where there is a short one, and what it has that others lack. */
export function WrittenParts({ product }: { product: Product }) {
  const { shortDescription, description, features } = product
  return (
    <>
      {shortDescription && description && <Description text={description} />}
      {features.length > 0 && <Features features={features} />}
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
            <p key={paragraph}>{tieUnits(paragraph)}</p>
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
              {tieUnits(feature)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
