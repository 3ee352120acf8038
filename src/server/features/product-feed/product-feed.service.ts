import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inTransaction, readOneMoment } from '../../platform/db/transaction.ts'
import {
  listOfferedCategories,
  listSpecParameters,
  readOffered,
} from '../catalogue/products/offered-products.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { findFeedFacts, noteFeedCheck, saveFeed } from './product-feed.store.ts'
import { openCatalog, openShopElement, toOffer, YML_END, YML_START } from './yml.ts'

/** Name of the job (`make-product-feed.job.ts`). */
export const MAKE_PRODUCT_FEED = 'make-product-feed'

/**
 * Makes the feed of all products of one moment, with addresses of `origin`, and keeps it. One that says the same as before stays as it
 * is, with its hour. Only its compressed form and a part of the products are in memory at once.
 */
export function makeFeed(db: Database, origin: string, madeAt = new Date()): Promise<void> {
  return inTransaction(db, async (tx) => {
    await readOneMoment(tx)
    const hash = createHash('sha256')
    const counted = { offers: 0 }
    async function* write() {
      yield YML_START + openCatalog(madeAt)
      for await (const text of writeShop(tx, origin, madeAt.getTime(), counted)) {
        hash.update(text)
        yield text
      }
    }
    const gzip = createGzip()
    const written = Readable.from(write(), { objectMode: false })
    const [body] = await Promise.all([buffer(gzip), pipeline(written, gzip)])
    const made = hash.digest('base64url')
    const former = await findFeedFacts(tx)
    if (former?.hash === made) return await noteFeedCheck(tx, madeAt)
    await saveFeed(tx, { body, hash: made, madeAt, ...counted })
  })
}

/** Everything in the root element; counts its offers. */
async function* writeShop(
  tx: Transaction,
  origin: string,
  now: number,
  counted: { offers: number },
): AsyncGenerator<string> {
  const { siteName, companyName } = await requireSettings(tx)
  const found = await listOfferedCategories(tx)
  const categories = found.flatMap(({ id, name }) => (id === null || name === null ? [] : [{ id, name }]))
  const hasOthers = found.length > categories.length
  yield openShopElement({ name: siteName, company: companyName, origin, categories, hasOthers })
  const parameters = await listSpecParameters(tx)
  for await (const part of readOffered(tx)) {
    for (const product of part) {
      const offer = toOffer(product, { origin, parameters, now })
      if (offer === '') continue
      counted.offers += 1
      yield offer
    }
  }
  yield YML_END
}
