import type { PublicSettings } from '../../../contract/settings.ts'

type Entity = Pick<PublicSettings, 'companyName' | 'companyInn' | 'companyKpp' | 'companyOgrn'>

/** Copyright line with the legal entity, from the founding year (storefront.md, section 1) to the present one; empty fields are left out, and a number stays with its name. */
export function legalLine(entity: Entity, founded: string, year: number): string {
  const { companyName, companyInn, companyKpp, companyOgrn } = entity
  const numbers = [
    ['ИНН', companyInn],
    ['КПП', companyKpp],
    ['ОГРН', companyOgrn],
  ].filter(([, number]) => number)
  return [`© ${founded}–${year}, ${companyName}`, ...numbers.map((named) => named.join('\u00a0'))].join(', ')
}
