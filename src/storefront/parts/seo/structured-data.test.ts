import { expect, test } from 'vitest'
import { createSettings } from '../../../contract/settings.fixture.ts'
import { WORKING_WEEK } from '../../../domain/inquiry/lead-handling.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { localBusinessData, webSiteData } from './company-data.ts'
import { faqData } from './faq-data.ts'
import { toJsonLd } from './json-ld.ts'
import { priceValidUntil, productData } from './product-data.ts'
import { DEFAULT_IMAGE } from './seo.tsx'

const origin = 'https://shop.example'
const SHORT: [string, string] = ['10:00', '16:00']
const product = {
  slug: 'topas-4',
  name: 'Топас 4',
  model: 'Топас 4',
  description: 'Длинное описание',
  shortDescription: 'Короткое описание',
  manufacturerName: 'Топас',
  images: [],
  drawing: 'topas-box-950x970x2500-500-gravity',
  price: 19456050,
}

test('a product offers its price in rubles for a year', () => {
  expect(productData(product, origin, new Date('2026-11-20T10:00:00Z'))).toMatchObject({
    '@type': 'Product',
    name: 'Топас 4',
    sku: 'Топас 4',
    brand: { name: 'Топас' },
    url: 'https://shop.example/product/topas-4',
    description: 'Короткое описание',
    image: ['https://shop.example/drawings/v4/open-graph/topas-box-950x970x2500-500-gravity.jpeg'],
    offers: {
      price: '194560.50',
      priceCurrency: 'RUB',
      priceValidUntil: '2027-11-20',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('a product without a price is none for search engines: they want an offer', () => {
  expect(productData({ ...product, price: null }, origin, new Date())).toBeNull()
})

test('an image whose address cannot be read is left out', () => {
  const images = ['http://', '/uploads/a.webp', 'https://example.org/b.png']
  expect(productData({ ...product, images }, origin, new Date())?.image).toEqual([
    'https://shop.example/uploads/a.webp',
    'https://example.org/b.png',
  ])
  expect(productData({ ...product, images: ['http://'] }, origin, new Date())?.image).toEqual([
    'https://shop.example/drawings/v4/open-graph/topas-box-950x970x2500-500-gravity.jpeg',
  ])
})

test('a product with neither photo nor drawing has the picture that its page is shared with: one is required', () => {
  const image = [`${origin}${DEFAULT_IMAGE}`]
  expect(productData({ ...product, drawing: null }, origin, new Date())?.image).toEqual(image)
})

test('a price is valid for a year and says the same all day', () => {
  expect(priceValidUntil(new Date('2027-02-28T00:00:00Z'))).toBe('2028-02-28')
  expect(priceValidUntil(new Date('2027-02-28T23:59:59Z'))).toBe('2028-02-28')
  expect(priceValidUntil(new Date('2028-02-29T12:00:00Z'))).toBe('2029-03-01')
})

test('the way to a page is numbered from home; the page itself has no address', () => {
  expect(
    breadcrumbData([{ label: 'Главная', href: '/' }, { label: 'Каталог' }], origin).itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Каталог' },
  ])
})

test('a question whose answer has no words, such as a picture, is none for search engines', () => {
  const picture = { question: 'Как выглядит станция?', answer: '![](/uploads/a.webp)' }
  const words = { question: 'Сколько служит станция?', answer: '**Полвека**' }
  expect(faqData([picture, words])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Сколько служит станция?',
        acceptedAnswer: { '@type': 'Answer', text: 'Полвека' },
      },
    ],
  })
  expect(faqData([picture])).toBeNull()
})

test('the company opens on weekdays 9 to 19 and on weekends 10 to 16', () => {
  const company = {
    siteName: 'Автономная канализация',
    siteDescription: 'Станции',
    companyName: 'ООО «Пример»',
    companyInn: '',
    companyAddress: 'Реутов',
    companyOgrn: '',
    companyPhone: '+7 (495) 000-00-00',
    hours: { ...WORKING_WEEK, sat: SHORT, sun: SHORT },
  }
  const data = localBusinessData(company, '/drawings/a.png', origin)
  expect(data.openingHoursSpecification).toMatchObject([
    { dayOfWeek: expect.arrayContaining(['Monday', 'Friday']), opens: '09:00', closes: '19:00' },
    { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '16:00' },
  ])
  expect(toJsonLd(data)).not.toContain('taxID')
  expect(data.image).toBe('https://shop.example/drawings/a.png')
})

test('days of other hours stand apart, and days off nowhere', () => {
  const hours = { ...WORKING_WEEK, wed: SHORT, sat: null, sun: SHORT }
  const data = localBusinessData(createSettings({ hours }), '/a.png', origin)
  expect(data.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '19:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Wednesday', 'Sunday'],
      opens: '10:00',
      closes: '16:00',
    },
  ])
})

test('the address of the company is given by its parts, whatever it says', () => {
  const addressOf = (companyAddress: string) => {
    return localBusinessData(createSettings({ companyAddress }), '/a.png', origin).address
  }
  expect(addressOf('420000, Республика Татарстан, г. Казань, ул. Баумана, 1')).toMatchObject({
    addressRegion: 'Республика Татарстан',
    addressLocality: 'Казань',
    streetAddress: 'ул. Баумана, 1',
  })
  expect(addressOf('143960, Московская область, г. Реутов, Юбилейный проспект, 1')).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    postalCode: '143960',
    addressRegion: 'Московская область',
    addressLocality: 'Реутов',
    streetAddress: 'Юбилейный проспект, 1',
  })
  expect(addressOf('Реутов')).toEqual({
    '@type': 'PostalAddress',
    addressCountry: 'RU',
    streetAddress: 'Реутов',
  })
})

test('text cannot break out of its script', () => {
  expect(toJsonLd({ '@type': 'Product', name: '</script><script>' })).not.toContain('<')
})

test('a search engine is told where the site is searched', () => {
  expect(webSiteData({ siteName: 'Септики' }, origin)).toMatchObject({
    '@type': 'WebSite',
    name: 'Септики',
    url: 'https://shop.example/',
    potentialAction: { target: 'https://shop.example/search?q={search_term_string}' },
  })
})
