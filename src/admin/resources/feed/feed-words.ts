import type {
  ProductFeed,
  ProductFeedCounts,
  ProductInFeed,
} from '../../../contract/catalogue/product-feed.ts'
import type { FeedGap, FeedRemark } from '../../../domain/catalogue/feed-states.ts'
import { OUTDATED_PRICE } from '../../../domain/price/price.ts'
import { formatAt } from '../../../lib/moments.ts'
import { plural } from '../../../lib/text/plural.ts'

const GAPS: Readonly<Record<FeedGap, string>> = {
  hidden: 'Скрыт',
  no_price: 'Нет цены',
  outdated_price: OUTDATED_PRICE,
  discontinued: 'Снят с производства',
}

const REMARKS: Readonly<Record<FeedRemark, string>> = {
  no_picture: 'Нет фото',
  drawing_only: 'Вместо фото чертёж',
  no_description: 'Нет описания',
  no_category: 'Нет категории',
  old_price: 'Старая цена не передаётся: скидка меньше 5 или больше 95\u00a0%',
}

/** Why a product is not in the feed, or what it lacks there: «Нет фото, нет описания»; empty for nothing. */
export function formatReasons({ gaps, remarks }: Pick<ProductInFeed, 'gaps' | 'remarks'>): string {
  const [first = '', ...more] = [...gaps.map((gap) => GAPS[gap]), ...remarks.map((remark) => REMARKS[remark])]
  return [first, ...more.map((text) => text[0]?.toLowerCase() + text.slice(1))].join(', ')
}

/** Whether it is in the feed, with its look. */
export function describeState({ gaps, remarks }: Pick<ProductInFeed, 'gaps' | 'remarks'>) {
  if (gaps.length > 0) return { label: 'Не в фиде', tone: 'bad', dot: 'ring' } as const
  if (remarks.length > 0) return { label: 'В фиде', tone: 'warn', dot: 'half' } as const
  return { label: 'В фиде', tone: 'ok', dot: 'full' } as const
}

/** «В фиде 41 товар, изменён вчера в 19:03, сверен в 9:15.»; `now` in ms. */
export function formatFeed(feed: Pick<ProductFeed, 'madeAt' | 'checkedAt' | 'offers'>, now: number): string {
  const { madeAt, checkedAt, offers } = feed
  if (madeAt === null) return 'Фид ещё собирается, это займёт несколько секунд.'
  const checked = checkedAt === null ? '' : `, сверен ${formatAt(checkedAt, now)}`
  return `В фиде ${offers} ${plural(offers, ['товар', 'товара', 'товаров'])}, изменён ${formatAt(madeAt, now)}${checked}.`
}

/** Filters of the list. */
export const FEED_FILTERS = {
  all: { label: 'Все', isShown: () => true },
  in: { label: 'В фиде', isShown: ({ gaps }) => gaps.length === 0 },
  out: { label: 'Не в фиде', isShown: ({ gaps }) => gaps.length > 0 },
  lacking: { label: 'С замечаниями', isShown: ({ remarks }) => remarks.length > 0 },
} satisfies Record<
  keyof ProductFeedCounts['counts'],
  { label: string; isShown(product: ProductInFeed): boolean }
>
export type FeedFilter = keyof typeof FEED_FILTERS

/** The filter that an address names; all for any other word. */
export const toFilter = (word: string | null): FeedFilter =>
  word === 'in' || word === 'out' || word === 'lacking' ? word : 'all'

/** How many products each filter leaves. */
export function countFeed(feed: ProductFeed | ProductFeedCounts): ProductFeedCounts['counts'] {
  if ('counts' in feed) return feed.counts
  const count = (filter: FeedFilter) => feed.products.filter(FEED_FILTERS[filter].isShown).length
  return { all: feed.products.length, in: count('in'), out: count('out'), lacking: count('lacking') }
}
