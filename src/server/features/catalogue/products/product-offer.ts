import type { NewProduct, ProductChanges } from '../../../../contract/catalogue/product-changes.ts'
import {
  type OfferWords,
  oldPriceProblem,
  UNKNOWN_ACCESSORY,
  UNKNOWN_SIMILAR,
} from '../../../../contract/catalogue/product-offers.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { shownOldPrice } from '../../../../domain/price/price.ts'
import { formatExtras } from '../../../../domain/price/price-extras.ts'
import { formatAvailability } from '../../../../domain/product/availability.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { wrongField } from '../../../app-error.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { listUnknownAccessories } from '../accessories.store.ts'
import { listUnknownProducts } from './products.store.ts'

/** What of a stored product its offer is checked against. */
interface StoredOffer {
  price: number | null
  oldPrice: number | null
  /** When the old price ends; null never. */
  oldPriceUntil: Date | null
  similarIds: readonly number[]
  accessoryIds: readonly number[]
}

const NO_OFFER: StoredOffer = {
  price: null,
  oldPrice: null,
  oldPriceUntil: null,
  similarIds: [],
  accessoryIds: [],
}

/** The fields with the time as it is stored; undefined is left as it is. */
export function toOfferColumns<T extends { oldPriceUntil?: string | null | undefined }>({
  oldPriceUntil,
  ...fields
}: T) {
  return { ...fields, oldPriceUntil: toMoment(oldPriceUntil) }
}

const toMoment = (given: string | null | undefined) => (typeof given === 'string' ? new Date(given) : given)

/**
 * Why a change of the prices (kopecks) would leave a price above the old one; null where it would not. `at`: when the price is to be set.
 */
export function findOldPriceProblem(
  current: Pick<StoredOffer, 'price' | 'oldPrice' | 'oldPriceUntil'>,
  changes: Pick<ProductChanges, 'price' | 'oldPrice'>,
  at = new Date(),
): string | null {
  if (changes.price === undefined && changes.oldPrice === undefined) return null
  const isOver = current.oldPriceUntil !== null && current.oldPriceUntil <= at
  if (changes.oldPrice === undefined && isOver) return null
  const { price = current.price, oldPrice = current.oldPrice } = changes
  // A form sends both as they are stored: a pair that a bulk change has made stays until somebody changes one of them.
  if (price === current.price && oldPrice === current.oldPrice) return null
  return oldPriceProblem(price, oldPrice)
}

/** The same as an error: throws BAD_REQUEST at the field. */
export function requireOldPrice(...asked: Parameters<typeof findOldPriceProblem>): void {
  const [, changes] = asked
  const message = findOldPriceProblem(...asked)
  if (message !== null) throw wrongField(changes.oldPrice === undefined ? 'price' : 'oldPrice', message)
}

/**
 * Refuses an offer that means nothing: a price above the old one, ids that nothing has. Those that the product names already may
 * stay: what they name lies in the trash. Throws BAD_REQUEST at the field.
 */
export async function requireOffer(
  tx: Transaction,
  changes: ProductChanges | NewProduct,
  current: StoredOffer = NO_OFFER,
  ownId?: number,
): Promise<void> {
  requireOldPrice(current, changes)
  const { similarIds = [], accessoryIds = [] } = changes
  if (ownId !== undefined && similarIds.includes(ownId))
    throw wrongField('similarIds', 'Товар не похож сам на себя')
  const isNew = (known: readonly number[]) => (id: number) => !known.includes(id)
  const unknownProducts = await listUnknownProducts(tx, similarIds.filter(isNew(current.similarIds)))
  if (unknownProducts.length > 0) throw wrongField('similarIds', UNKNOWN_SIMILAR)
  const unknown = await listUnknownAccessories(tx, accessoryIds.filter(isNew(current.accessoryIds)))
  if (unknown.length > 0) throw wrongField('accessoryIds', UNKNOWN_ACCESSORY)
}

/** The product as strangers get it: an old price that is shown no more is none. */
export function toPublicOffer<T extends Product>(product: T, now = Date.now()): T {
  if (product.oldPrice === null || shownOldPrice(product, now) !== null) return product
  return { ...product, oldPrice: null, oldPriceReason: null, oldPriceUntil: null }
}

interface Offered {
  price: number | null
  oldPrice: number | null
  oldPriceUntil: Date | null
  availability: Product['availability']
  leadDays: number | null
  body: Product['body']
  discharge: Product['discharge']
}

/** What visitors read of an offer that is not the usual one, in words; empty for the usual one. */
export function toOfferWords(row: Offered, now = Date.now()): { offer?: OfferWords } {
  const oldPriceUntil = row.oldPriceUntil?.toISOString() ?? null
  const oldPrice = shownOldPrice({ ...row, oldPriceUntil }, now)
  const availability = formatAvailability(row)
  const extras = row.price === null ? null : formatExtras(row.body, row.discharge)
  const offer: OfferWords = {
    ...(oldPrice !== null && { oldPrice, saving: formatSaving(oldPrice - (row.price ?? 0), oldPriceUntil) }),
    ...(availability !== null && { availability }),
    ...(extras !== null && { extras }),
    ...(row.availability === 'discontinued' && { isOver: true }),
  }
  return Object.keys(offer).length > 0 ? { offer } : {}
}

const formatSaving = (kopecks: number, until: string | null) =>
  `дешевле на ${formatMoney(kopecks)}${until === null ? '' : ` до ${formatDate(until)}`}`
