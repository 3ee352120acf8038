import type { PublicSettings } from '../../../contract/settings.ts'
import { SEARCH_PATH } from '../../../domain/site/site-paths.ts'
import type { StructuredData } from './json-ld.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const weekend = ['Saturday', 'Sunday']

type Company = Pick<
  PublicSettings,
  'siteName' | 'siteDescription' | 'companyName' | 'companyInn' | 'companyAddress' | 'companyPhone'
>

/**
 * Structured data of the company, with a raster picture, and the towns it serves where the page names them. Its hours differ from the
 * visible ones, as specified (storefront.md, section 9).
 */
export function localBusinessData(
  company: Company,
  image: string,
  origin: string,
  towns?: readonly { name: string }[],
): StructuredData {
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#company`,
    name: company.siteName,
    description: company.siteDescription,
    legalName: company.companyName,
    taxID: company.companyInn || undefined,
    url: `${origin}/`,
    telephone: company.companyPhone,
    address: postalAddress(company.companyAddress),
    image: origin + image,
    areaServed: towns?.length ? towns.map(({ name }) => name) : undefined,
    openingHoursSpecification: [opening(weekdays, '09:00', '19:00'), opening(weekend, '10:00', '16:00')],
  }
}

const REGION = /(?:область|край|республика|округ)$/i
const TOWN = /^(?:г\.?|город)\s+(.+)$/i

/** Parses the settings' address: «143960, Московская область, г. Реутов, …»; unrecognised parts are the street, absent ones undefined. */
function postalAddress(text: string): StructuredData {
  const parts = text.split(',').map((part) => part.trim())
  const postalCode = parts.find((part) => /^\d{6}$/.test(part))
  const region = parts.find((part) => REGION.test(part))
  const town = parts.find((part) => TOWN.test(part))
  const street = parts.filter((part) => part !== '' && ![postalCode, region, town].includes(part)).join(', ')
  return {
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    postalCode,
    addressRegion: region,
    addressLocality: town?.replace(TOWN, '$1'),
    streetAddress: street || undefined,
  }
}

function opening(dayOfWeek: readonly string[], opens: string, closes: string): StructuredData {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}

/** Structured data of the site: name and search address. */
export function webSiteData({ siteName }: Pick<PublicSettings, 'siteName'>, origin: string): StructuredData {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: 'ru',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${SEARCH_PATH}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
