import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import { requisiteLines } from '../requisite-lines.ts'

/** The legal entity with contacts; empty fields are left out. */
export function Requisites() {
  const company = useSettings()
  const { companyPhone, workingHours } = company
  const hours = { label: 'Часы работы', value: formatWorkingHours(workingHours) }
  return (
    <section className="legal__entity" aria-labelledby="requisites">
      <h2 id="requisites">Реквизиты и связь</h2>
      <dl className="legal__entries">
        {requisiteLines(company, 'Организация', [hours]).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LinkButton icon="phone" className="legal__call" href={callHref(companyPhone)}>
        <span className="nb">{companyPhone}</span>
      </LinkButton>
    </section>
  )
}
