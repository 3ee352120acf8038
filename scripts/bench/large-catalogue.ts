import { pino } from 'pino'
import { connect, JOB_LIMITS } from '../../src/server/db/database.ts'
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts'
import { drive, request } from './drive.ts'
import { addManyProducts } from './many-products.ts'
import { median, type Report } from './report.ts'
import { canMeasure, openShop, peakMemory } from './servers.ts'

const COUNT = 3_000
const PAGES = ['/catalog', '/', '/product/topas-5']
/** Visitors of a busy minute: lists, filters that nobody has asked for before, and everything there is. */
const LOAD = ['/catalog', '/api/products', '/catalog?users=5', '/api/catalogue?sort=name_asc']

/** Opens a shop with 3 000 products, and measures bytes of pages, time of filters, and memory under load. */
export async function measureLargeCatalogue(report: Report, root: string, dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const database = connect({ ...embedded.connection, ...JOB_LIMITS }, pino({ level: 'error' }))
  try {
    // The server makes the tables and the seed; the products have to be there before its first answer.
    await (await openShop(root, dataDir)).stop()
    await addManyProducts(database.pool, COUNT)
    const shop = await openShop(root, dataDir)
    try {
      for (const page of PAGES) {
        const { body } = await request(shop.address + page, 'gzip')
        const what = `${page} of a shop with 3 000 products, gzip`
        report.row({ what, value: body.length / 1000, unit: ' KB', digits: 1, atMost: 60 })
      }
      const times: number[] = []
      for (let from = 0; from < 30; from += 1) {
        const began = performance.now()
        await request(`${shop.address}/api/catalogue?users=4&price=${100_000 + from}-400000`, 'gzip')
        times.push(performance.now() - began)
      }
      report.row({
        ...{ what: 'filter among 3 000 products, never asked before', value: median(times) },
        ...{ unit: ' ms', digits: 1, atMost: 50 },
      })
      if (!canMeasure) return
      for (const path of LOAD) {
        await drive({ urlOf: () => shop.address + path, encoding: 'gzip', seconds: 3, visitors: 32 })
      }
      report.row({
        ...{ what: 'memory with 3 000 products under 32 callers', value: peakMemory(shop.pid) },
        ...{ unit: ' MB', digits: 0, atMost: 500 },
      })
    } finally {
      await shop.stop()
    }
  } finally {
    await database.close()
    await embedded.stop()
  }
}
