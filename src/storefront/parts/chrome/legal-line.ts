import type { PublicSettings } from '../../../contract/settings.ts'

type Entity = Pick<PublicSettings, 'companyName' | 'companyInn' | 'companyOgrn'>

/** Copyright line with the legal entity, from the founding year (storefront.md, section 1) to the present one; empty fields are left out. */
export function legalLine(
  { companyName, companyInn, companyOgrn }: Entity,
  founded: string,
  year: number,
): string {
  const numbers = [companyInn && `ИНН ${companyInn}`, companyOgrn && `ОГРН ${companyOgrn}`]
  return [`© ${founded}–${year}, ${companyName}`, ...numbers.filter(Boolean)].join(', ')
}
