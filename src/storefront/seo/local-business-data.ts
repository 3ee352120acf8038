import type { PublicSettings } from '../../contract/settings.ts'
import type { StructuredData } from './json-ld.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const weekend = ['Saturday', 'Sunday']

type Company = Pick<
  PublicSettings,
  'siteName' | 'siteDescription' | 'companyName' | 'companyInn' | 'companyAddress' | 'companyPhone'
>

/** The company for search engines. Its hours differ from the visible ones; both stand (storefront.md, section 9). */
export function localBusinessData(company: Company, origin: string): StructuredData {
  return {
    '@type': 'LocalBusiness',
    '@id': new URL('/#company', origin).href,
    name: company.siteName,
    description: company.siteDescription,
    legalName: company.companyName,
    ...(company.companyInn ? { taxID: company.companyInn } : {}),
    url: new URL('/', origin).href,
    telephone: company.companyPhone,
    address: { '@type': 'PostalAddress', streetAddress: company.companyAddress, addressCountry: 'RU' },
    openingHoursSpecification: [opening(weekdays, '09:00', '19:00'), opening(weekend, '10:00', '16:00')],
  }
}

function opening(dayOfWeek: readonly string[], opens: string, closes: string): StructuredData {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
