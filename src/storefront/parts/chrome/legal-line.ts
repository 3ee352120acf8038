import type { PublicSettings } from '../../../contract/settings.ts'

type Entity = Pick<PublicSettings, 'companyName' | 'companyInn' | 'companyKpp' | 'companyOgrn'>

/** Copyright line with the legal entity, from the founding year (storefront.md, section 1) to the present one; empty fields are left out. */
export function legalLine(entity: Entity, founded: string, year: number): string {
  const { companyName, companyInn, companyKpp, companyOgrn } = entity
  const numbers = [
    companyInn && `ИНН ${companyInn}`,
    companyKpp && `КПП ${companyKpp}`,
    companyOgrn && `ОГРН ${companyOgrn}`,
  ]
  return [`© ${founded}–${year}, ${companyName}`, ...numbers.filter(Boolean)].join(', ')
}
