import promise from '../../../../content/contact/promise.json' with { type: 'json' }
import type { PublicSettings } from '../../../contract/settings.ts'

type Entity = Pick<PublicSettings, 'companyName' | 'companyInn' | 'companyOgrn'>

/** Copyright line with the legal entity, from the founding year (storefront.md, section 1) to the present one; empty fields are left out. */
export function legalLine({ companyName, companyInn, companyOgrn }: Entity, year: number): string {
  const numbers = [companyInn && `ИНН ${companyInn}`, companyOgrn && `ОГРН ${companyOgrn}`]
  return [`© ${promise.founded}–${year}, ${companyName}`, ...numbers.filter(Boolean)].join(', ')
}
