import { type Reduced, shownOldPrice } from '../price/price.ts'

/** Why a product is not in the feed. */
export const FEED_GAPS = ['hidden', 'no_price', 'outdated_price', 'discontinued'] as const
export type FeedGap = (typeof FEED_GAPS)[number]

/** What the feed lacks of a product that is in it. */
export const FEED_REMARKS = [
  'no_picture',
  'drawing_only',
  'no_description',
  'no_category',
  'old_price',
] as const
export type FeedRemark = (typeof FEED_REMARKS)[number]

/** What decides about a product in the feed. */
interface Offered extends Reduced {
  published: boolean
  /** Whether its price is of another year. */
  isOutdated: boolean
  availability: 'in_stock' | 'made_to_order' | 'discontinued'
}

/** Why a product is not in the feed; none of one that is. */
export function listFeedGaps(product: Omit<Offered, 'oldPrice'>): FeedGap[] {
  const { published, price, isOutdated, availability } = product
  const gaps: FeedGap[] = []
  if (!published) gaps.push('hidden')
  if (!price) gaps.push('no_price')
  else if (isOutdated) gaps.push('outdated_price')
  if (availability === 'discontinued') gaps.push('discontinued')
  return gaps
}

/** What the feed is told of a product in it. */
interface Told extends Reduced {
  /** Photos that the feed may name. */
  photos: number
  /** Whether the site draws it. */
  isDrawn: boolean
  isDescribed: boolean
  categoryId: number | null
}

/** What the feed lacks of a product that is in it, `now` in ms. */
export function listFeedRemarks(product: Told, now: number): FeedRemark[] {
  const { photos, isDrawn, isDescribed, categoryId } = product
  const remarks: FeedRemark[] = []
  if (photos === 0) remarks.push(isDrawn ? 'drawing_only' : 'no_picture')
  if (!isDescribed) remarks.push('no_description')
  if (categoryId === null) remarks.push('no_category')
  if (shownOldPrice(product, now) !== null && feedOldPrice(product, now) === null) remarks.push('old_price')
  return remarks
}

/** Smallest and largest discount that Yandex takes, whole percent of the old price. */
const DISCOUNT = { min: 5, max: 95 }
/** Smallest difference, kopecks. */
const ONE_RUBLE = 100

/** The old price in kopecks as Yandex takes it (support page «oldprice»); null while it is not shown, or the discount is too small or too large. */
export function feedOldPrice(product: Reduced, now: number): number | null {
  const old = shownOldPrice(product, now)
  if (old === null || product.price === null) return null
  const saved = old - product.price
  const percent = Math.round((saved / old) * 100)
  return saved >= ONE_RUBLE && percent >= DISCOUNT.min && percent <= DISCOUNT.max ? old : null
}

/** Whether Yandex shows such a picture: it takes no SVG. */
export const isFeedPicture = (address: string): boolean => !/\.svg(?:[?#]|$)/i.test(address)
