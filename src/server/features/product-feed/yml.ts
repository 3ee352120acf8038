import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import type { Product, SpecValue } from '../../../contract/catalogue/products.ts'
import type { SpecParameter } from '../../../contract/catalogue/specs.ts'
import { feedOldPrice, isFeedPicture } from '../../../domain/catalogue/feed-states.ts'
import { priceScope } from '../../../domain/price/price.ts'
import { isPriceLike } from '../../../domain/price/price-like.ts'
import { specLabelOf } from '../../../domain/product/spec-labels.ts'
import { isSpecMissing } from '../../../domain/product/spec-value.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { MOSCOW_ZONE } from '../../../lib/moscow-zone.ts'
import { MAX_INTEGER } from '../../../lib/numbers.ts'
import { clip } from '../../../lib/text/clip.ts'
import { toPlainText } from '../../../lib/text/plain-text.ts'
import { xmlElement as element, escapeXml, toXmlText } from '../../../lib/text/xml.ts'

/** Longest texts and most pictures that Yandex takes (its support pages «offers», «picture»). */
const MAX = { name: 150, description: 3000, url: 512, pictures: 10 }

/** Category of products that have none; no id of the database is so high. */
const NO_CATEGORY = { id: MAX_INTEGER + 1, name: 'Септики и станции' }

interface FeedShop {
  name: string
  company: string
  /** Scheme and host of the site. */
  origin: string
  categories: readonly { id: number; name: string }[]
  /** Whether a product has no category. */
  hasOthers: boolean
}

/** The head of the file before its date: what no time changes. */
export const YML_START = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The root element of a file made at this moment, with the hour of Moscow: «2026-11-29 19:03». */
export function openCatalog(madeAt: Date): string {
  const [day, time] = madeAt.toLocaleString('sv-SE', { timeZone: MOSCOW_ZONE }).split(' ')
  return `<yml_catalog date="${day} ${time?.slice(0, 5)}">\n`
}

/** Everything about the shop, up to its first offer. */
export function openShopElement({ name, company, origin, categories, hasOthers }: FeedShop): string {
  const listed = [...categories, ...(hasOthers ? [NO_CATEGORY] : [])]
  return [
    '<shop>',
    element('name', name),
    element('company', company),
    element('url', `${origin}/`),
    '<currencies><currency id="RUR" rate="1"/></currencies>',
    '<categories>',
    ...listed.map((one) => `<category id="${one.id}">${escapeXml(one.name)}</category>`),
    '</categories>',
    '<offers>',
    '',
  ].join('\n')
}

export const YML_END = '</offers>\n</shop>\n</yml_catalog>\n'

/** A product with the words that only its page shows otherwise. */
export type OfferedProduct = Product & { words: Readonly<Record<string, string>> }

/** A characteristic that products have in common. */
type Parameter = Pick<SpecParameter, 'key' | 'name' | 'unit'>

interface OfferTerms {
  origin: string
  /** All there are, in their order. */
  parameters: readonly Parameter[]
  /** ms. */
  now: number
}

/** The offer of a product, a line of its own; empty without a price. */
export function toOffer(product: OfferedProduct, { origin, parameters, now }: OfferTerms): string {
  const { id, price, availability, categoryId, model } = product
  if (!price) return ''
  const old = feedOldPrice(product, now)
  const warranties = [product.warranty, product.technicalSpecs.warranty, product.words.warranty]
  const parts = [
    `<offer id="${id}" available="${availability === 'in_stock'}">`,
    element('name', clip(product.name.trim(), MAX.name)),
    element('url', new URL(productPath(encodeURIComponent(product.slug)), origin).href),
    element('price', toRubles(price)),
    old === null ? '' : element('oldprice', toRubles(old)),
    '<currencyId>RUR</currencyId>',
    `<categoryId>${categoryId ?? NO_CATEGORY.id}</categoryId>`,
    ...listPictures(product, origin).map((picture) => element('picture', picture)),
    element('vendor', product.manufacturerName),
    element('vendorCode', model),
    element('model', model),
    element('description', toDescription(product)),
    element('sales_notes', `Цена ${priceScope(product.installationPrice)}`),
    isUnderWarranty(warranties) ? '<manufacturer_warranty>true</manufacturer_warranty>' : '',
    ...listParams(product, parameters),
    '</offer>\n',
  ]
  return parts.join('')
}

/** Says that there is none: «Нет», «без гарантии», «—». */
const NO_WARRANTY = /^(?:нет|без|отсутствует|не (?:предоставляется|предусмотрена|указана)|[-–—])(?![а-яё])/i

/** Whether a warranty is named, and nothing says that there is none. */
function isUnderWarranty(values: readonly (SpecValue | undefined)[]): boolean {
  const named = values.flatMap((value) =>
    value === undefined || isSpecMissing(value) ? [] : [toText(value)],
  )
  return named.length > 0 && !named.some((text) => NO_WARRANTY.test(text))
}

const toRubles = (kopecks: number) => (kopecks / 100).toFixed(kopecks % 100 === 0 ? 0 : 2)

/** Absolute addresses of the photos; without any that of the drawing's JPEG. */
function listPictures({ images, drawing }: OfferedProduct, origin: string): string[] {
  const photos = images.filter(isFeedPicture)
  const chosen = photos.length > 0 ? photos : drawing === null ? [] : [drawingAddress(drawing, 'open-graph')]
  return chosen
    .flatMap((address) => (URL.canParse(address, origin) ? [new URL(address, origin).href] : []))
    .filter(({ length }) => length <= MAX.url)
    .slice(0, MAX.pictures)
}

const toDescription = ({ description, shortDescription }: OfferedProduct) =>
  clip(toPlainText(description?.trim() || (shortDescription ?? '')), MAX.description)

/** The characteristics: parameters in their order, then the product's own ones, each name once; no prices. */
function listParams(
  { specs, technicalSpecs, words }: OfferedProduct,
  parameters: readonly Parameter[],
): string[] {
  const { images: _images, ...free } = technicalSpecs
  const values: Readonly<Record<string, SpecValue>> = { ...free, ...words, ...specs }
  const known = new Map(parameters.map(({ key, name, unit }) => [key, { name, unit }]))
  const named = new Map<string, string>()
  for (const key of [...known.keys(), ...Object.keys(values)]) {
    const value = values[key]
    if (value === undefined || isSpecMissing(value) || isPriceLike(key)) continue
    const { label, unit: ownUnit = null } = specLabelOf(key)
    const { name, unit } = known.get(key) ?? { name: label, unit: ownUnit }
    if (toText(value) !== '' && !named.has(name)) named.set(name, param(name, unit, value))
  }
  return [...named.values()]
}

function param(name: string, unit: string | null, value: SpecValue): string {
  const measured = unit !== null && typeof value === 'number' ? ` unit="${escapeXml(unit)}"` : ''
  return `<param name="${escapeXml(name)}"${measured}>${escapeXml(toText(value))}</param>`
}

/** In words, without what XML may not hold. */
function toText(value: SpecValue): string {
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  return toXmlText(
    Array.isArray(value) ? value.filter((one) => !isSpecMissing(one)).join(', ') : String(value),
  ).trim()
}
