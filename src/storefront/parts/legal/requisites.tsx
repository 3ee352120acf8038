import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'

/** The legal entity with contacts; empty fields are left out. */
export function Requisites() {
  const { companyName, companyInn, companyOgrn, companyAddress, companyPhone, workingHours } = useSettings()
  return (
    <section className="legal__entity" aria-labelledby="requisites">
      <h2 id="requisites">Реквизиты и связь</h2>
      <dl className="legal__entries">
        <Line name="Организация" value={companyName} />
        <Line name="ИНН" value={companyInn} />
        <Line name="ОГРН" value={companyOgrn} />
        <Line name="Адрес" value={companyAddress} />
        <Line name="Часы работы" value={formatWorkingHours(workingHours)} />
      </dl>
      <LinkButton icon="phone" className="legal__call" href={callHref(companyPhone)}>
        <span className="nb">{companyPhone}</span>
      </LinkButton>
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
