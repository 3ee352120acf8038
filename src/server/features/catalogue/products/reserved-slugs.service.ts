import { RESERVED_SLUGS } from '../../../../contract/catalogue/product-changes.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findFreeSlug } from '../../../platform/db/free-slug.ts'
import { updateRow } from '../../../platform/db/rows.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { products } from '../catalogue.table.ts'
import { listBySlugs } from './products.store.ts'

/**
 * Gives products whose slug has become a fixed word under /api/products/ another one, `…-2`; their former page leads there (`keep_old_address`). Asked at
 * each start: such a slug may also come with a backup.
 */
export function freeReservedSlugs(db: Database): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const { id, slug } of await listBySlugs(tx, RESERVED_SLUGS)) {
      const free = await findFreeSlug(tx, 'products', slug, { reserved: RESERVED_SLUGS })
      await updateRow(tx, products, id, { slug: free })
    }
  })
}
