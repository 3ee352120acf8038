import type { PublicSettings } from '../../contract/settings.ts'

/** Founding year (storefront.md, section 1). */
const FOUNDED = 2016

type Entity = Pick<PublicSettings, 'companyName' | 'companyInn' | 'companyOgrn'>

/** Copyright line with the legal entity up to the present year; empty fields are left out. */
export function legalLine({ companyName, companyInn, companyOgrn }: Entity, year: number): string {
  const numbers = [companyInn && `ИНН ${companyInn}`, companyOgrn && `ОГРН ${companyOgrn}`]
  return [`© ${FOUNDED}–${year}, ${companyName}`, ...numbers.filter(Boolean)].join(', ')
}
