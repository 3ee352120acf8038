import type pg from 'pg'
import { addManyInquiries, INQUIRY_LISTS, LONGEST_INQUIRY, repeatInquiry } from './many-inquiries.ts'
import type { Report } from './report.ts'
import type { MeasuredServer } from './servers.ts'
import type { Staff } from './staff-calls.ts'
import { longestWait, longestWaitDuring, p95, time } from './times.ts'

const COUNT = 10_000
const CALLS = 40

/** Measures what staff wait for who have ten thousand inquiries, or the longest ones, and what others wait for while these are exported. */
export async function measureInquiries(
  report: Report,
  pool: pg.Pool,
  shop: MeasuredServer,
  staff: Staff,
): Promise<void> {
  await addManyInquiries(pool, COUNT, 'admin')
  const health = () => fetch(`${shop.address}/healthz`).then((response) => response.arrayBuffer())
  const bare: number[] = []
  const lists: number[] = []
  for (const address of Object.values(INQUIRY_LISTS)) {
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      bare.push(await time(health))
      times.push(
        await time(async () => (await staff.call('GET', `/admin/inquiries${address}`)).arrayBuffer()),
      )
    }
    lists.push(p95(times))
  }
  const what = `slowest list of ${COUNT} requests: p95`
  report.row({ what, value: Math.max(...lists), unit: ' ms', digits: 1, atMost: 200 })
  report.row({ what: 'the same of /healthz beside it', value: p95(bare), unit: ' ms', digits: 1 })
  for (const format of ['csv', 'xlsx']) await measureExport(report, shop, staff, format)

  await pool.query('truncate inquiries restart identity cascade')
  const posted = await staff.call('POST', '/inquiries/contact', LONGEST_INQUIRY)
  await repeatInquiry(pool, (await posted.json()).id, 500)
  const seconds = (await time(async () => (await staff.call('GET', '/admin/inquiries')).json())) / 1000
  report.row({ what: 'list of 500 of the longest requests', value: seconds, unit: ' s', atMost: 3 })
  await pool.query('truncate inquiries restart identity cascade')
}

async function measureExport(
  report: Report,
  shop: MeasuredServer,
  staff: Staff,
  format: string,
): Promise<void> {
  const calm = await longestWait(shop)
  const exporting = staff.call('GET', `/admin/inquiries/export?format=${format}`)
  const longest = await longestWaitDuring(
    shop,
    exporting.then((response) => response.arrayBuffer()),
  )
  const what = `longest wait of others while ${COUNT} requests are exported as ${format.toUpperCase()}`
  report.row({ what: `${what}, beyond a calm server's`, value: longest - calm, unit: ' ms', atMost: 200 })
  report.row({ what: 'the calm server’s', value: calm, unit: ' ms' })
}
