import type { PublicSettings } from '../../contract/settings.ts'

/** Year of foundation by the legal text (storefront.md, section 1). */
const FOUNDED = 2016

type Entity = Pick<PublicSettings, 'companyName' | 'companyInn' | 'companyOgrn'>

/** Who answers for the site, up to the present year; numbers that are not filled in are left out. */
export function legalLine({ companyName, companyInn, companyOgrn }: Entity, year: number): string {
  const numbers = [companyInn && `ИНН ${companyInn}`, companyOgrn && `ОГРН ${companyOgrn}`]
  return [`© ${FOUNDED}–${year}, ${companyName}`, ...numbers.filter(Boolean)].join(', ')
}
