import type { PublicSettings } from '../../contract/settings.ts'
import type { StructuredData } from './json-ld.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const weekend = ['Saturday', 'Sunday']

type Company = Pick<
  PublicSettings,
  'siteName' | 'siteDescription' | 'companyName' | 'companyInn' | 'companyAddress' | 'companyPhone'
>

/** Structured data of the company, with a raster picture. Its hours differ from the visible ones, as specified (storefront.md, section 9). */
export function localBusinessData(company: Company, image: string, origin: string): StructuredData {
  return {
    '@type': 'LocalBusiness',
    '@id': new URL('/#company', origin).href,
    name: company.siteName,
    description: company.siteDescription,
    legalName: company.companyName,
    ...(company.companyInn ? { taxID: company.companyInn } : {}),
    url: new URL('/', origin).href,
    telephone: company.companyPhone,
    address: postalAddress(company.companyAddress),
    image: new URL(image, origin).href,
    openingHoursSpecification: [opening(weekdays, '09:00', '19:00'), opening(weekend, '10:00', '16:00')],
  }
}

const REGION = /(?:область|край|республика|округ)$/i
const TOWN = /^(?:г\.?|город)\s+(.+)$/i

/** Parses the settings' address: «143960, Московская область, г. Реутов, …»; unrecognised parts are the street. */
function postalAddress(text: string): StructuredData {
  const parts = text.split(',').map((part) => part.trim())
  const postalCode = parts.find((part) => /^\d{6}$/.test(part))
  const region = parts.find((part) => REGION.test(part))
  const town = parts.find((part) => TOWN.test(part))
  const street = parts.filter((part) => part !== '' && ![postalCode, region, town].includes(part)).join(', ')
  return {
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    ...(postalCode ? { postalCode } : {}),
    ...(region ? { addressRegion: region } : {}),
    ...(town ? { addressLocality: town.replace(TOWN, '$1') } : {}),
    ...(street ? { streetAddress: street } : {}),
  }
}

function opening(dayOfWeek: readonly string[], opens: string, closes: string): StructuredData {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}
