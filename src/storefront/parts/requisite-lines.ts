import type { PublicSettings } from '../../contract/settings.ts'

interface Line {
  label: string
  value: string | undefined
}

/** Legal entity and bank; empty ones are left out. `name` is the label of the firm's name, `contacts` stand after the address. */
export function requisiteLines(
  company: PublicSettings,
  name: string,
  contacts: readonly Line[] = [],
): Line[] {
  const lines: readonly Line[] = [
    { label: name, value: company.companyName },
    { label: 'ИНН', value: company.companyInn },
    { label: 'КПП', value: company.companyKpp },
    { label: 'ОГРН', value: company.companyOgrn },
    { label: 'Адрес', value: company.companyAddress },
    ...contacts,
    { label: 'Банк', value: company.bankName },
    { label: 'БИК', value: company.bankBik },
    { label: 'Расчётный счёт', value: company.bankAccount },
    { label: 'Корр. счёт', value: company.bankCorrAccount },
  ]
  return lines.filter(({ value }) => value)
}
