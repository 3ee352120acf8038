import type {
  FeedPart,
  FeedPartQuery,
  ProductFeed,
  ProductFeedCounts,
  ProductInFeed,
} from '../../../contract/catalogue/product-feed.ts'
import { isFeedPicture, listFeedGaps, listFeedRemarks } from '../../../domain/catalogue/feed-states.ts'
import { PRODUCT_FEED_PATH } from '../../../domain/site/site-paths.ts'
import { cutPart } from '../../../lib/cut-part.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  countOfferStates,
  listOfferStates,
  type OfferFilters,
  readOfferStates,
} from '../catalogue/products/offered-products.service.ts'
import { findFeedFacts } from './product-feed.store.ts'

/** What is in the feed, what is not, and why, as the products are now; of more than `upTo` products their numbers instead. */
export async function describeFeed(
  db: Database,
  origin: string,
  upTo: number | undefined,
): Promise<ProductFeed | ProductFeedCounts> {
  const facts = await findFeedFacts(db)
  const feed = {
    address: new URL(PRODUCT_FEED_PATH, origin).href,
    madeAt: facts?.madeAt.toISOString() ?? null,
    checkedAt: facts?.checkedAt.toISOString() ?? null,
    offers: facts?.offers ?? 0,
  }
  const all = upTo === undefined ? 0 : await countOfferStates(db)
  if (upTo !== undefined && all > upTo) return { ...feed, counts: await countStates(db, all) }
  const now = Date.now()
  return { ...feed, products: (await listOfferStates(db)).map((state) => toProductInFeed(state, now)) }
}

async function countStates(db: Database, all: number): Promise<ProductFeedCounts['counts']> {
  const offered = await countOfferStates(db, { isOffered: true })
  const { total } = await listLacking(db, { limit: 0 })
  return { all, in: offered, out: all - offered, lacking: total }
}

/** A part of the products, in the order of the catalogue. */
export async function listFeedPart(db: Database, query: FeedPartQuery): Promise<FeedPart> {
  const { show, find, limit, after = 0 } = query
  if (show === 'lacking') return await listLacking(db, query)
  const filters: OfferFilters = { find, isOffered: show && show === 'in' }
  const rows = await listOfferStates(db, filters, { after, limit: limit + 1 })
  const { shown, next } = cutPart(rows, limit, ({ position }) => position)
  const now = Date.now()
  return {
    items: shown.map((state) => toProductInFeed(state, now)),
    total: await countOfferStates(db, filters),
    next,
  }
}

/** The same of those of which the feed lacks something. What it lacks the database cannot tell: all that are in it are read for that. */
async function listLacking(
  db: Database,
  { find, limit, after = 0 }: Pick<FeedPartQuery, 'find' | 'limit' | 'after'>,
): Promise<FeedPart> {
  const now = Date.now()
  const lacking: { position: number; product: ProductInFeed }[] = []
  for await (const states of readOfferStates(db, { find, isOffered: true })) {
    for (const state of states) {
      const product = toProductInFeed(state, now)
      if (product.remarks.length > 0) lacking.push({ position: state.position, product })
    }
  }
  const rest = lacking
    .filter(({ position }) => position > after)
    .toSorted((one, other) => one.position - other.position)
  const { shown, next } = cutPart(rest, limit, ({ position }) => position)
  return {
    items: shown.map(({ product }) => product),
    total: lacking.length,
    next,
  }
}

type OfferState = Awaited<ReturnType<typeof listOfferStates>>[number]

/** `now` in ms. */
function toProductInFeed(state: OfferState, now: number): ProductInFeed {
  const { id, slug, name, manufacturerName } = state
  const gaps = listFeedGaps(state)
  const photos = state.photos.filter(isFeedPicture).length
  const remarks = gaps.length > 0 ? [] : listFeedRemarks({ ...state, photos }, now)
  return { id, slug, name, manufacturerName, gaps, remarks }
}
