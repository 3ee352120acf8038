import { pino } from 'pino'
import { createCallCounts } from '../../src/server/features/limits/call-counts.service.ts'
import { type CountCall, createCallLimits } from '../../src/server/platform/http/callers/call-limits.ts'
import type { Report } from './report.ts'
import { withDatabase } from './servers.ts'
import { median, p95, time } from './times.ts'

const CALLS = 2_000
const AT_ONCE = 8
const ROUNDS = 5
/** Callers, as a shop has on a busy day; the limit of none is used up. */
const CALLERS = 40
const LIMITS = { perMinute: 600 }

/**
 * Measures what counting a call costs: in the database for all instances together, and in memory alone, as it was before; alternating in
 * one run.
 */
export async function measureLimits(report: Report, dataDir: string): Promise<void> {
  await withDatabase(dataDir, async ({ db }) => {
    const ways = {
      'in the table of all instances': () => createCallLimits(createCallCounts(db, pino({ level: 'error' }))),
      'in memory alone': () => createCallLimits(async () => null),
    }
    const taken = new Map<string, { single: number[]; crowd: number[] }>()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [way, open] of Object.entries(ways)) {
        const known = taken.get(way) ?? { single: [], crowd: [] }
        taken.set(way, known)
        known.single.push(...(await timeCalls(open(), `${round} one by one`, 1)))
        known.crowd.push(...(await timeCalls(open(), `${round} at once`, AT_ONCE)))
      }
    }
    for (const [way, { single, crowd }] of taken) {
      report.row({
        what: `a call counted ${way}: median`,
        value: median(single),
        unit: ' ms',
        digits: 3,
        atMost: 2,
      })
      report.row({
        what: `the same, ${AT_ONCE} at once: p95`,
        value: p95(crowd),
        unit: ' ms',
        digits: 3,
        atMost: 20,
      })
    }
  })
}

/** How long each of some calls took to be counted, ms; so many at a time. */
async function timeCalls(count: CountCall, name: string, atOnce: number): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < CALLS / ROUNDS; call += atOnce) {
    const callers = Array.from({ length: atOnce }, (_, place) => `${name} ${(call + place) % CALLERS}`)
    times.push(...(await Promise.all(callers.map((caller) => time(() => count(caller, LIMITS))))))
  }
  return times
}
