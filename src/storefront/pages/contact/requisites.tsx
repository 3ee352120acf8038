import type { BlocksOf } from '../../../contract/pages/pages.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { PageProse } from '../../parts/page-prose.tsx'
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
          <PageProse text={texts.text} className="small requisites__law" />
        </div>
      </div>
    </section>
  )
}

interface RequisitesProps {
  texts: BlocksOf<'contact'>['requisites']
  company: PublicSettings
}
