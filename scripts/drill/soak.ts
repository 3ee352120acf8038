import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { minutes as toMs } from '../../src/lib/duration.ts'
import { ask } from './ask.ts'
import { CannotTry, type DrillContext } from './context.ts'
import { type Findings, findUnexpected } from './judge.ts'
import { judgeLoad } from './kills.ts'
import { inquire, inventAddress } from './load.ts'
import { type DrillShop, kill } from './shop.ts'
import { compareSoak, type SoakMeasurement } from './soak-judge.ts'
import { createTally } from './tally.ts'

/** A busy hour, in this many minutes. */
const HOUR_IN_MINUTES = 10
const VISITS_PER_HOUR = 20_000
const INQUIRIES_PER_HOUR = 600
const FIRST_LOOK = 0.3
/** Connections that are idle end meanwhile, those to the database too, ms. */
const QUIET_MS = 20_000
/** A look takes as long, so that both are at the same second of their minute: what is done each minute has as much left at both. */
const LOOK_MS = 60_000
const PAUSE_MS = 50

/** Tables whose rows are of use for a while only; of jobs those that are due: each inquiry that nobody has answered has its reminder to come. */
const SCRATCH_TABLES = [
  'call_counts',
  'graphile_worker._private_jobs where run_at <= now()',
  'import_rows',
  'login_failures',
  'not_found',
  'open_forms',
  'passkey_challenges',
  'password_resets',
  'repeated_calls',
  'sessions',
  'sign_in_tickets',
]

const probeSchema = z.object({ heap: z.int(), handles: z.int(), files: z.int() })

/** An hour's visits and inquiries in ten minutes: nothing may grow from the third to the last. */
export async function drillSoak({ folder, minutes, openShop }: DrillContext): Promise<Findings> {
  if (process.platform !== 'linux') throw new CannotTry('открытые файлы считаем по /proc: нужен Linux')
  const probe = path.join(folder, 'probe.json')
  const shop = await openShop({
    environment: {
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'probe.mjs')}`,
      DRILL_PROBE: probe,
    },
  })
  const pages = await listPages(shop)
  const tally = createTally()
  /** Visits and inquiries at their hours, for so long. */
  async function serve(duration: number): Promise<void> {
    const end = Date.now() + duration
    const keep = async (perHour: number, work: (number: number) => Promise<unknown>) => {
      const step = toMs(HOUR_IN_MINUTES) / perHour
      const running = new Set<Promise<unknown>>()
      const startedAt = Date.now()
      for (let number = 0; Date.now() < end; number += 1) {
        const one: Promise<unknown> = work(number).finally(() => running.delete(one))
        running.add(one)
        await sleep(Math.max(0, startedAt + (number + 1) * step - Date.now()))
      }
      await Promise.all(running)
    }
    const visit = async (number: number) => {
      const page = pages[number % pages.length] ?? '/'
      tally.see(await ask(shop.address + page, { from: inventAddress() }))
    }
    await Promise.all([keep(VISITS_PER_HOUR, visit), keep(INQUIRIES_PER_HOUR, () => inquire(shop, tally))])
  }
  const first = Math.max(1, Math.round(minutes * FIRST_LOOK))
  await serve(toMs(first))
  const early = await measure(shop, probe)
  await serve(toMs(Math.max(1, minutes - first)))
  const late = await measure(shop, probe)
  const { notes, faults } = compareSoak(early, late)
  const judged = await judgeLoad(shop, tally)
  return {
    times: 1,
    recoveries: [],
    ...judged,
    notes,
    faults: [...judged.faults, ...findUnexpected(judged.seen), ...faults],
  }
}

/** The home page, the catalogue, every product, and searches. */
async function listPages({ address }: DrillShop): Promise<string[]> {
  const { body } = await ask(`${address}/sitemap.xml`)
  const found = [...body.toString().matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, page]) => page || '/')
  const search = `/api/search?q=${encodeURIComponent('топас')}`
  return ['/', '/catalog', ...found, search]
}

async function measure(shop: DrillShop, probe: string): Promise<SoakMeasurement> {
  const endsAt = Date.now() + LOOK_MS
  const rows: [string, number][] = []
  for (const table of SCRATCH_TABLES) rows.push([table, await countRows(shop, table)])
  await sleep(QUIET_MS)
  rmSync(probe, { force: true })
  kill(shop.findApp(), 'SIGUSR2')
  while (!existsSync(probe)) {
    if (Date.now() > endsAt) throw new Error('сервер не измерил себя: он не отвечает')
    await sleep(PAUSE_MS)
  }
  const { heap, handles, files } = probeSchema.parse(JSON.parse(readFileSync(probe, 'utf8')))
  await sleep(Math.max(0, endsAt - Date.now()))
  return { heap, handles, files, rows: new Map(rows) }
}

async function countRows(shop: DrillShop, table: string): Promise<number> {
  const [row] = await shop.query(`select count(*)::int as count from ${table}`)
  return z.object({ count: z.int() }).parse(row).count
}
