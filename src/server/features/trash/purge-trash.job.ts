import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { ProductsGone } from '../catalogue/products/gone-products.service.ts'
import { cleanupOrphans } from '../media/orphans.service.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import { purgeExpired } from './trash.service.ts'

/**
 * Each hour: what has lain in the trash for `trashDays` is gone for ever, and pictures that nothing else uses are put
 * aside. Not while a restored shop waits for its release.
 */
export const createPurgeTrashJob = (productsGone: ProductsGone): Job =>
  defineJob({
    name: 'purge-trash',
    schedule: '30 * * * *',
    read: () => undefined,
    async run({ db, dataDir, storage, log }) {
      // After a restore an admin looks first: what is gone then is gone for ever.
      if (await isHeldAfterRestore(db)) return
      const purged = await purgeExpired(db, productsGone)
      if (purged === 0) return
      log.info({ purged }, 'срок корзины истёк: записи удалены навсегда')
      await cleanupOrphans({ db, dataDir, storage })
    },
  })
