import type { PublicSettings } from '../../../contract/settings.ts'
import { WEEKDAYS, type Weekday, type WorkingWeek } from '../../../domain/inquiry/lead-handling.ts'
import { SEARCH_PATH } from '../../../domain/site/site-paths.ts'
import { sharedPictureAddress } from '../../../lib/pictures/pictures.ts'
import type { StructuredData } from './json-ld.ts'

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

type Company = Pick<
  PublicSettings,
  | 'siteName'
  | 'siteDescription'
  | 'companyName'
  | 'companyInn'
  | 'companyKpp'
  | 'companyOgrn'
  | 'companyAddress'
  | 'companyPhone'
  | 'secondPhone'
  | 'companyEmail'
  | 'mapLink'
  | 'socialLinks'
  | 'logo'
  | 'sharePicture'
  | 'hours'
>

/**
 * Structured data of the company, with a raster picture, and the towns it serves where the page names them. Its hours are those by day,
 * which may say another thing than the visible text, as specified (storefront.md, section 9).
 */
export function localBusinessData(
  company: Company,
  image: string,
  origin: string,
  towns?: readonly { name: string }[],
): StructuredData {
  const { companyPhone, secondPhone, socialLinks } = company
  const numbers = [
    propertyValue('ОГРН', company.companyOgrn),
    propertyValue('КПП', company.companyKpp),
  ].flat()
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#company`,
    name: company.siteName,
    description: company.siteDescription,
    legalName: company.companyName,
    taxID: company.companyInn || undefined,
    identifier: numbers.length > 0 ? numbers : undefined,
    url: `${origin}/`,
    telephone: secondPhone ? [companyPhone, secondPhone] : companyPhone,
    email: company.companyEmail,
    address: postalAddress(company.companyAddress),
    hasMap: company.mapLink,
    logo: company.logo && origin + company.logo,
    image: origin + (sharedPictureAddress(company.sharePicture ?? '') ?? image),
    areaServed: towns?.length ? towns.map(({ name }) => name) : undefined,
    sameAs: socialLinks?.map(({ address }) => address),
    openingHoursSpecification: openingHours(company.hours),
  }
}

const propertyValue = (name: string, value: string | undefined): StructuredData[] =>
  value ? [{ '@type': 'PropertyValue', propertyID: name, value }] : []

/** Days with the same hours together, in the order of the week; days off are left out. */
function openingHours(week: WorkingWeek): StructuredData[] {
  const alike: (typeof WEEKDAYS)[number][][] = []
  for (const day of WEEKDAYS) {
    if (week[day] === null) continue
    const same = alike.find(([first = day]) => week[first]?.join() === week[day]?.join())
    if (same) same.push(day)
    else alike.push([day])
  }
  return alike.map((same) => {
    const [opens, closes] = week[same[0] ?? 'mon'] ?? []
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: same.map((day) => DAY_NAMES[day]),
      opens,
      closes,
    }
  })
}

const REGION = /^республика\s|(?:область|край|республика|округ)$/i
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
