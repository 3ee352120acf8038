import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'

/** The legal entity with contacts; empty fields are left out. */
export function Requisites() {
  const company = useSettings()
  const { companyPhone } = company
  return (
    <section className="legal__entity" aria-labelledby="requisites">
      <h2 id="requisites">Реквизиты и связь</h2>
      <dl className="legal__entries">
        <Line name="Организация" value={company.companyName} />
        <Line name="ИНН" value={company.companyInn} />
        <Line name="КПП" value={company.companyKpp} />
        <Line name="ОГРН" value={company.companyOgrn} />
        <Line name="Адрес" value={company.companyAddress} />
        <Line name="Часы работы" value={formatWorkingHours(company.workingHours)} />
        <Line name="Банк" value={company.bankName} />
        <Line name="БИК" value={company.bankBik} />
        <Line name="Расчётный счёт" value={company.bankAccount} />
        <Line name="Корр. счёт" value={company.bankCorrAccount} />
      </dl>
      <LinkButton icon="phone" className="legal__call" href={callHref(companyPhone)}>
        <span className="nb">{companyPhone}</span>
      </LinkButton>
    </section>
  )
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
