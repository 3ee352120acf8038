import type { Database, Transaction } from '../../platform/db/database.ts'
import { productFeed } from './product-feed.table.ts'

/** What is known of the feed without reading it. */
const facts = {
  hash: productFeed.hash,
  offers: productFeed.offers,
  madeAt: productFeed.madeAt,
  checkedAt: productFeed.checkedAt,
}

/** What is known of the feed; null until it is made for the first time. */
export async function findFeedFacts(db: Database) {
  const [row] = await db.select(facts).from(productFeed).limit(1)
  return row ?? null
}

/** The feed's compressed XML; null until it is made for the first time. */
export async function findFeedBody(db: Database): Promise<{ hash: string; body: Buffer } | null> {
  const [row] = await db.select({ hash: productFeed.hash, body: productFeed.body }).from(productFeed).limit(1)
  return row ?? null
}

/** Keeps a feed that was made. */
export async function saveFeed(
  tx: Transaction,
  feed: Pick<typeof productFeed.$inferInsert, 'body' | 'hash' | 'offers' | 'madeAt'>,
): Promise<void> {
  const row = { ...feed, checkedAt: feed.madeAt }
  await tx.insert(productFeed).values(row).onConflictDoUpdate({ target: productFeed.id, set: row })
}

/** Notes that the feed still is what the products are. */
export async function noteFeedCheck(tx: Transaction, at: Date): Promise<void> {
  await tx.update(productFeed).set({ checkedAt: at })
}
