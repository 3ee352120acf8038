import type { PublicSettings } from '../../../contract/settings.ts'
import { PRIVACY_PATH, TERMS_PATH } from '../../../domain/site/site-paths.ts'

/** The legal entity; empty fields are left out. */
export function Requisites({ company }: { company: PublicSettings }) {
  const lines = [
    { label: 'Наименование', value: company.companyName },
    { label: 'ИНН', value: company.companyInn },
    { label: 'ОГРН', value: company.companyOgrn },
    { label: 'Адрес', value: company.companyAddress },
  ].filter(({ value }) => value !== '')
  return (
    <section className="section">
      <div className="wrap side">
        <h2 className="side__h">Реквизиты</h2>
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
            Условия работы — в <a href={TERMS_PATH}>договоре оферты</a>, обращение с данными — в{' '}
            <a href={PRIVACY_PATH}>политике конфиденциальности</a>.
          </p>
        </div>
      </div>
    </section>
  )
}
