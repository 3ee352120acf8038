import type { ProductSummary } from '../../../api/queries/queries.ts'
import { commonScope } from '../../../domain/price/price.ts'
import { toFields } from '../../../ui/stored-value.ts'
import { createStoredList } from './stored-list.ts'
import type { WizardData } from './wizard-data.ts'

/** Snapshot of a product in the cart (storefront.md, section 3). Price in kopecks. */
export interface CartItem {
  /** Negative for an accessory, by the number of that. */
  id: number
  name: string
  price: number | null
  /** Installation part of the price, in kopecks; null for a price of the station alone; absent in lists stored by older versions. */
  installationPrice?: number | null
  /** The first is the thumbnail; when empty, the drawing or the default picture is used. */
  images: readonly string[]
  manufacturerId: number | null
  categoryId: number | null
  manufacturerName: string
  slug?: string
  drawing?: string
  /** The price is of another year than the others. */
  priceOutdated?: true | undefined
  /** Works that the price does not include. */
  extras?: string | undefined
  /** The wizard's answers, when the product was put in from its result: they go with the inquiry, which checks what was stored. */
  wizardData?: WizardData | Readonly<Record<string, unknown>>
}

/** Manufacturer of a snapshot without one. */
const UNKNOWN_MANUFACTURER = 'Производитель'

type Pictured = Pick<ProductSummary, 'imageUrl' | 'drawing' | 'slug'>

function toPictures({ imageUrl, drawing, slug }: Pictured) {
  return { images: imageUrl === null ? [] : [imageUrl], slug, ...(drawing === null ? {} : { drawing }) }
}

/** Makes the cart's snapshot of a product. */
export function toCartItem(product: ProductSummary): CartItem {
  const { id, name, price, installationPrice, priceOutdated } = product
  const { manufacturerId, categoryId, manufacturerName } = product
  const priced = { price, installationPrice, priceOutdated, extras: product.offer?.extras }
  return { id, name, ...priced, manufacturerId, categoryId, manufacturerName, ...toPictures(product) }
}

const toNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Parses a stored entry; null when it is not a product, defaults for missing fields. */
export function parseCartItem(stored: unknown): CartItem | null {
  const entry = toFields(stored)
  const id = toNumber(entry.id)
  const name = toText(entry.name)
  if (id === null || name === null) return null
  const slug = toText(entry.slug)
  const drawing = toText(entry.drawing)
  const extras = toText(entry.extras)
  return {
    id,
    name,
    price: toNumber(entry.price),
    ...(entry.installationPrice === undefined
      ? {}
      : { installationPrice: toNumber(entry.installationPrice) }),
    images: Array.isArray(entry.images) ? entry.images.filter((image) => typeof image === 'string') : [],
    manufacturerId: toNumber(entry.manufacturerId),
    categoryId: toNumber(entry.categoryId),
    manufacturerName: toText(entry.manufacturerName) ?? UNKNOWN_MANUFACTURER,
    ...(slug === null ? {} : { slug }),
    ...(drawing === null ? {} : { drawing }),
    ...(extras === null ? {} : { extras }),
    priceOutdated: entry.priceOutdated === true || undefined,
    ...(entry.wizardData ? { wizardData: toFields(entry.wizardData) } : {}),
  }
}

export const cart = createStoredList('cart', parseCartItem)

/** Label of the cart's total, with the price scope if all items share one. */
export function formatTotal(items: readonly CartItem[]): string {
  const scope = commonScope(items)
  return scope === null ? 'Итого' : `Итого ${scope}`
}
