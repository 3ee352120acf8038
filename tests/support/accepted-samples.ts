import { beforeAll } from 'vitest'
import type { TestShop } from './shop.ts'

/** Before the file's tests an admin leaves all samples as they are: the shop is open to search engines. */
export function acceptSamples(shop: TestShop): void {
  beforeAll(async () => {
    await shop.database.pool.query('insert into accepted_samples (key) select distinct key from samples')
    shop.contentCache.invalidate()
  })
}
