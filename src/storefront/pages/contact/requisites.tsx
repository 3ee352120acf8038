import type { BlocksOf } from '../../../contract/pages/pages.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { LinkedText } from '../../parts/linked-text.tsx'

/** The legal entity; empty fields are left out. */
export function Requisites({ texts, company }: RequisitesProps) {
  const lines = [
    { label: 'Наименование', value: company.companyName },
    { label: 'ИНН', value: company.companyInn },
    { label: 'КПП', value: company.companyKpp },
    { label: 'ОГРН', value: company.companyOgrn },
    { label: 'Адрес', value: company.companyAddress },
    { label: 'Банк', value: company.bankName },
    { label: 'БИК', value: company.bankBik },
    { label: 'Расчётный счёт', value: company.bankAccount },
    { label: 'Корр. счёт', value: company.bankCorrAccount },
  ].filter(({ value }) => value)
  return (
    <section className="section">
      <div className="wrap side">
        <h2 className="side__h">{texts.title}</h2>
        <div>
          <dl className="requisites">
            {lines.map(({ label, value }) => (
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
