import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { toMoscowDay } from '../../src/lib/dates.ts'
import { days } from '../../src/lib/duration.ts'
import { request } from './drive.ts'
import { growthOf, type Step, worstShare } from './growth-rule.ts'
import { timePriceList } from './import-times.ts'
import { addManyInquiries, INQUIRY_LISTS } from './many-inquiries.ts'
import { addManyProducts, indexProducts } from './many-products.ts'
import { costOf } from './ready-responses.ts'
import type { Report } from './report.ts'
import { canMeasure, forgetPeak, type MeasuredServer, peakMemory, withDatabase, withShop } from './servers.ts'
import { type Staff, signIn } from './staff-calls.ts'
import { median, time } from './times.ts'

const PRODUCTS = [100, 1_000, 10_000]
const MOST_PRODUCTS = 100_000
const INQUIRIES = [10_000, 100_000]
const MOST_INQUIRIES = 1_000_000
/** More rows than this no price list may have. */
const MOST_ROWS = 20_000
/** Calls of one kind, none of them asked before; the median counts. */
const CALLS = 5
/** Below these values nothing is told apart from a busy machine. */
const LEAST = { ms: 40, MB: 60, µs: 1000 }
/** A measurement may be half as much again off. */
const NOISE = 1.5

type Unit = keyof typeof LEAST

/**
 * Measures how time and memory grow with the catalogue and with the inquiries, and whether anything grows worse than n log n. `isLargest`
 * goes on to 100 000 products and a million inquiries, which takes long.
 */
export async function measureGrowth(
  report: Report,
  root: string,
  dataDir: string,
  isLargest: boolean,
): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await measureProducts(report, root, path.join(dataDir, 'products'), isLargest)
  await measureInquiries(report, root, path.join(dataDir, 'inquiries'), isLargest)
}

/** Collects what was measured at each size, and judges its growth at the end. */
function createSeries(report: Report, of: string) {
  const series = new Map<string, { unit: Unit; steps: Step[] }>()
  return {
    note(what: string, size: number, value: number, unit: Unit = 'ms'): void {
      const { steps } = series.get(what) ?? { steps: [] }
      series.set(what, { unit, steps: [...steps, { size, value }] })
      report.row({ what: `${what}, ${size} ${of}`, value, unit: ` ${unit}`, digits: unit === 'ms' ? 1 : 0 })
    },
    judge(): void {
      for (const [what, { unit, steps }] of series) {
        const growths = growthOf(steps, LEAST[unit])
        if (growths.length === 0) continue
        const times = growths.map(({ times, from, to }) => `× ${times.toFixed(1)} from ${from} to ${to}`)
        const row = `growth of ${what} (${times.join(', ')}), as a share of n log n`
        report.row({ what: row, value: worstShare(growths), atMost: NOISE })
      }
    },
  }
}
type Series = ReturnType<typeof createSeries>

/** The median of some calls, each of which is another one. */
async function timeCalls(call: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) times.push(await time(() => call(at)))
  return median(times)
}

async function measureProducts(
  report: Report,
  root: string,
  dataDir: string,
  isLargest: boolean,
): Promise<void> {
  const series = createSeries(report, 'products')
  await withDatabase(dataDir, async ({ pool }) => {
    // The server makes the tables and the seed.
    await withShop(root, dataDir, async () => undefined)
    for (const size of [...PRODUCTS, ...(isLargest ? [MOST_PRODUCTS] : [])]) {
      await addManyProducts(pool, size)
      await indexProducts(pool, null)
      await pool.query('vacuum analyze')
      await withShop(root, dataDir, (shop) => visitCatalogue(series, pool, shop, size))
      await withShop(root, dataDir, (shop) => workOnCatalogue(series, shop, size))
    }
  })
  series.judge()
}

/** What visitors wait for. */
async function visitCatalogue(
  { note }: Series,
  pool: pg.Pool,
  shop: MeasuredServer,
  size: number,
): Promise<void> {
  const { address, pid } = shop
  const get = (path: string) => request(address + path, 'gzip')
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from products where published order by id desc limit $1',
    [CALLS],
  )
  note('first list after a start', size, await time(() => get('/catalog')))
  const filters = (at: number) => `users=4&price=${100_000 + at}-400000`
  note('a filter', size, await timeCalls((at) => get(`/api/catalogue?${filters(at)}`)))
  note('the counts beside it', size, await timeCalls((at) => get(`/api/facets?${filters(at + CALLS)}`)))
  const words = ['топас 5', 'септик для дачи', 'njgfc 8', 'еврлос', 'станция на троих']
  const search = (at: number) => get(`/api/search?q=${encodeURIComponent(words[at] ?? '')}`)
  note('a search', size, await timeCalls(search))
  note('a page', size, await timeCalls((at) => get(`/product/${rows[at]?.slug}`)))
  note('the site map', size, await time(() => get('/sitemap.xml')))
  if (canMeasure) {
    note('processor time of a ready page', size, await costOf(shop, () => '/catalog', 'gzip'), 'µs')
    const filtered = (n: number) => `/catalog?users=5&price=${200_000 + n}-900000`
    note('processor time of a filtered page, first time', size, await costOf(shop, filtered, 'gzip'), 'µs')
    note('memory of these', size, peakMemory(pid), 'MB')
  }
  note('the specified whole list', size, await time(() => get('/api/products')))
  if (canMeasure) note('memory with the whole list', size, peakMemory(pid), 'MB')
}

/** What staff wait for, in a shop that nobody has visited. */
async function workOnCatalogue(series: Series, shop: MeasuredServer, size: number): Promise<void> {
  const { note } = series
  const staff = await signIn(shop)
  const read = async (path: string) => (await staff.call('GET', path)).arrayBuffer()
  note('the list of staff', size, await timeCalls(() => read('/admin/products')))
  note('a search in the list of staff', size, await timeCalls(() => read('/admin/products/part?find=5')))
  await noteWithMemory(series, shop, 'the check of a price list', size, () =>
    timePriceList(staff, Math.min(size, MOST_ROWS)),
  )
  await noteWithMemory(series, shop, 'the export', size, () =>
    time(() => read('/admin/products/export?format=xlsx')),
  )
}

/** Notes how long some work takes, ms, and the most memory that the server had meanwhile. */
async function noteWithMemory(
  { note }: Series,
  { pid }: MeasuredServer,
  what: string,
  size: number,
  work: () => Promise<number>,
): Promise<void> {
  if (canMeasure) forgetPeak(pid)
  note(what, size, await work())
  if (canMeasure) note(`memory of ${what}`, size, peakMemory(pid), 'MB')
}

async function measureInquiries(
  report: Report,
  root: string,
  dataDir: string,
  isLargest: boolean,
): Promise<void> {
  const series = createSeries(report, 'inquiries')
  await withDatabase(dataDir, async ({ pool }) => {
    await withShop(root, dataDir, async (shop) => {
      const staff = await signIn(shop)
      for (const size of [...INQUIRIES, ...(isLargest ? [MOST_INQUIRIES] : [])]) {
        await addManyInquiries(pool, size, 'admin')
        await workOnInquiries(series, shop, staff, size)
      }
    })
  })
  series.judge()
}

async function workOnInquiries(
  series: Series,
  shop: MeasuredServer,
  staff: Staff,
  size: number,
): Promise<void> {
  const { note } = series
  const read = async (path: string) => (await staff.call('GET', path)).arrayBuffer()
  for (const [what, address] of Object.entries(INQUIRY_LISTS))
    note(what, size, await timeCalls(() => read(`/admin/inquiries${address}`)))
  const now = Date.now()
  const year = `from=${toMoscowDay(now - days(365))}&to=${toMoscowDay(now)}`
  await noteWithMemory(series, shop, 'the report of a year', size, () =>
    time(() => read(`/admin/reports?${year}`)),
  )
  await noteWithMemory(series, shop, 'the export', size, () =>
    time(() => read('/admin/inquiries/export?format=csv')),
  )
}
