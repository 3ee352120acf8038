import type { BlocksOf } from '../../../contract/pages/pages.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { LinkedText } from '../../parts/linked-text.tsx'
import { requisiteLines } from '../../parts/requisite-lines.ts'

/** The legal entity; empty fields are left out. */
export function Requisites({ texts, company }: RequisitesProps) {
  return (
    <section className="section">
      <div className="wrap side">
        <h2 className="side__h">{texts.title}</h2>
        <div>
          <dl className="requisites">
            {requisiteLines(company, 'Наименование').map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="small requisites__law">
            <LinkedText text={texts.text} />
          </p>
        </div>
      </div>
    </section>
  )
}

interface RequisitesProps {
  texts: BlocksOf<'contact'>['requisites']
  company: PublicSettings
}
