import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { addManyInquiries, INQUIRY_LISTS, LONGEST_INQUIRY, repeatInquiry } from './many-inquiries.ts'
import type { Report } from './report.ts'
import type { MeasuredServer } from './servers.ts'
import { p95, type Staff, time } from './staff-calls.ts'

const COUNT = 10_000
const CALLS = 40

/** Measures what staff wait for who have ten thousand requests, or the longest ones, and what others wait for while these are exported. */
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
  for (const format of ['csv', 'xlsx']) await measureExport(report, staff, health, format)

  await pool.query('truncate inquiries restart identity cascade')
  const posted = await staff.call('POST', '/inquiries/contact', LONGEST_INQUIRY)
  await repeatInquiry(pool, (await posted.json()).id, 500)
  const seconds = (await time(async () => (await staff.call('GET', '/admin/inquiries')).json())) / 1000
  report.row({ what: 'list of 500 of the longest requests', value: seconds, unit: ' s', atMost: 3 })
  await pool.query('truncate inquiries restart identity cascade')
}

/** Another call every 5 ms, before an export and during it. */
async function measureExport(
  report: Report,
  staff: Staff,
  health: () => Promise<unknown>,
  format: string,
): Promise<void> {
  const ask = () => time(() => sleep(5).then(health))
  let calm = 0
  for (let call = 0; call < 100; call += 1) calm = Math.max(calm, await ask())
  let isRunning = true
  const exporting = staff
    .call('GET', `/admin/inquiries/export?format=${format}`)
    .then((response) => response.arrayBuffer())
    .finally(() => {
      isRunning = false
    })
  let longest = 0
  while (isRunning) longest = Math.max(longest, await ask())
  await exporting
  const what = `longest wait of others while ${COUNT} requests are exported as ${format.toUpperCase()}`
  report.row({ what: `${what}, beyond a calm server's`, value: longest - calm, unit: ' ms', atMost: 200 })
  report.row({ what: 'the calm server’s', value: calm, unit: ' ms' })
}
