import type pg from 'pg'
import { addManyProducts } from './many-products.ts'
import type { Report } from './report.ts'
import { canMeasure, forgetPeak, type MeasuredServer, peakMemory, withShop } from './servers.ts'
import { signIn } from './staff-calls.ts'
import { time } from './times.ts'

const COUNT = 10_000

/** Measures the export of ten thousand products, for each format in a shop that has exported nothing but a maker's few. */
export async function measureProductExport(
  report: Report,
  pool: pg.Pool,
  root: string,
  dataDir: string,
): Promise<void> {
  await addManyProducts(pool, COUNT)
  for (const format of ['xlsx', 'csv'])
    await withShop(root, dataDir, (shop) => measureFormat(report, shop, format))
}

async function measureFormat(report: Report, shop: MeasuredServer, format: string): Promise<void> {
  const staff = await signIn(shop)
  const exportAll = async (filter = '') => {
    const response = await staff.call('GET', `/admin/products/export?format=${format}${filter}`)
    await response.arrayBuffer()
  }
  const few = await time(() => exportAll('&manufacturer=bio-s'))
  if (canMeasure) forgetPeak(shop.pid)
  const before = canMeasure ? peakMemory(shop.pid) : 0
  const taken = await time(() => exportAll())
  const what = `export of ${COUNT} products as ${format.toUpperCase()}`
  report.row({ what, value: taken / 1000, unit: ' s', atMost: 5 })
  report.row({ what: 'that of a maker’s few, the first', value: few / 1000, unit: ' s' })
  if (!canMeasure) return report.left(`memory of the ${what}`, 'this system has no /proc')
  const more = peakMemory(shop.pid) - before
  report.row({ what: `memory of the ${what}`, value: more, unit: ' MB', digits: 0, atMost: 150 })
}
