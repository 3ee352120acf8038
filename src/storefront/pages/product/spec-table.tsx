import type { Product } from '../../../contract/catalogue/products.ts'
import { Button } from '../../../ui/button.tsx'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { toSpecSections } from './spec-sections.ts'

/** Characteristics by section, with a print button. */
export function SpecTable({ product }: { product: Product }) {
  const texts = useLateSectionTexts('productPage')
  const groups = toSpecSections(product)
  if (groups.length === 0) return null
  return (
    <section className="section prod-part specs">
      <div className="wrap side">
        <div className="side__h">
          <h2>Характеристики</h2>
          {texts?.specsNote && <p>{texts.specsNote}</p>}
          <Button variant="quiet" icon="print" className="specs__print" onClick={() => window.print()}>
            Распечатать лист
          </Button>
        </div>
        <div>
          {groups.map(({ title, rows }) => (
            <table key={title} className="spec">
              <caption>{title}</caption>
              <tbody>
                {rows.map(({ label, value, note }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>
                      {value}
                      {note && <small>{note}</small>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </div>
    </section>
  )
}
