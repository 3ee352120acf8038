import { randomInt, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { minutes, seconds } from '../../src/lib/duration.ts'
import { ask, isSuccess } from './ask.ts'
import type { DrillContext } from './context.ts'
import { type Findings, judge, type Stored, storedKey } from './judge.ts'
import { judgeLoad, recover } from './kills.ts'
import { startLoad } from './load.ts'
import { importPrices, preparePriceList } from './price-list.ts'
import { type DrillShop, kill } from './shop.ts'
import { type Desk, makeProduct, read } from './staff-work.ts'
import { findStored } from './stored.ts'
import { createTally, type Tally } from './tally.ts'

/** Products of the price list: applying it takes long enough to be met. */
const LIST_LENGTH = 120
const LONGEST_WAIT_MS = 300
/** A killed process is noticed by its lock after a quarter of a minute; making and checking a backup takes its time. */
const WORK_LIMIT = minutes(3)
const PAUSE_MS = 100
const MOST_BACKUPS = 6
const SHOWN_AFTER = seconds(2)

interface Restarts {
  shop: DrillShop
  desk: Desk
  probes: Tally
  recoveries: number[]
  /** Ends the server, in turn by kill -9 and as a service stops it, and waits until it is back. */
  restart(): Promise<void>
}

async function openRestarts({ openShop }: DrillContext): Promise<Restarts> {
  const shop = await openShop()
  const desk: Desk = { shop, cookie: await shop.signIn(), tally: createTally(), hasEnded: () => false }
  const probes = createTally()
  const recoveries: number[] = []
  let count = 0
  return {
    shop,
    desk,
    probes,
    recoveries,
    async restart() {
      count += 1
      if (count % 2 === 0) {
        await shop.stop()
        const startedAt = performance.now()
        await shop.start()
        recoveries.push(Math.round((await recover(shop, () => true, probes)) - startedAt))
        return
      }
      const app = shop.findApp()
      const struckAt = performance.now()
      kill(app, 'SIGKILL')
      const isAnew = () => ![app, null].includes(shop.findApp())
      recoveries.push(Math.round((await recover(shop, isAnew, probes)) - struckAt))
    },
  }
}

/** Restarts the shop right after it has acknowledged that a price list will be applied. */
export async function drillImports(context: DrillContext): Promise<Findings> {
  const { shop, desk, probes, recoveries, restart } = await openRestarts(context)
  const list = await preparePriceList(desk, LIST_LENGTH)
  const load = await startLoad(shop, { hasImports: false })
  for (let time = 0; time < context.times; time += 1) {
    let restarted: Promise<void> | undefined
    await importPrices(desk, list, () => {
      restarted = sleep(randomInt(LONGEST_WAIT_MS)).then(restart)
      // It is waited for below, when the import has ended.
      restarted.catch(() => undefined)
    })
    await restarted
  }
  await load.stop()
  return { times: context.times, recoveries, ...(await judgeLoad(shop, load.tally, desk.tally, probes)) }
}

/** Restarts the shop when a product is about to be shown by itself: it is shown, and once. */
export async function drillPublications(context: DrillContext): Promise<Findings> {
  const { shop, desk, probes, recoveries, restart } = await openRestarts(context)
  const load = await startLoad(shop, { hasImports: false })
  for (let time = 0; time < context.times; time += 1) {
    const publishAt = new Date(Date.now() + SHOWN_AFTER).toISOString()
    const { id } = await makeProduct(desk, { published: false, publishAt })
    desk.tally.begin('задания', String(id)).isAcknowledged = true
    await sleep(Math.max(0, Date.parse(publishAt) - Date.now() - randomInt(LONGEST_WAIT_MS)))
    await restart()
  }
  const ids = desk.tally.deeds.map(({ key }) => key)
  const findShown = async () => {
    const rows = await shop.query(
      `select entity_id as id, count(*)::int as count from journal, jsonb_array_elements(changes) as change
       where entity = 'products' and entity_id = any($1)
         and change ->> 'field' = 'published' and change ->> 'after' = 'true' group by 1`,
      [ids],
    )
    return z.array(z.object({ id: z.string(), count: z.int() })).parse(rows)
  }
  await until(async () => (await findShown()).length >= ids.length)
  await load.stop()
  const deeds = [...load.tally.deeds, ...probes.deeds]
  const stored = new Map(await findStored(shop, deeds))
  for (const { id, count } of await findShown()) stored.set(storedKey({ work: 'задания', key: id }), count)
  return {
    times: context.times,
    recoveries,
    judgements: judge([...deeds, ...desk.tally.deeds], stored),
    seen: load.tally.seen,
    faults: [...load.tally.faults, ...probes.faults],
  }
}

const backupsSchema = z.array(z.object({ name: z.string(), checked: z.boolean() }))

/** Restarts the shop while it makes a backup that it has promised: there is one, whole and checked, and nothing half made is left. */
export async function drillBackups(context: DrillContext): Promise<Findings> {
  const { shop, desk, probes, recoveries, restart } = await openRestarts(context)
  const times = Math.min(context.times, MOST_BACKUPS)
  const load = await startLoad(shop, { hasImports: false })
  const stored: Map<string, number> = new Map()
  const list = async () => {
    const answer = await ask(`${shop.address}/api/admin/backups`, { headers: { cookie: desk.cookie } })
    return isSuccess(answer) ? read(backupsSchema, answer.body) : []
  }
  for (let time = 0; time < times; time += 1) {
    const known = new Set((await list()).map(({ name }) => name))
    const key = randomUUID()
    const deed = desk.tally.begin('задания', key)
    const headers = { cookie: desk.cookie, 'idempotency-key': key }
    const answer = await ask(`${shop.address}/api/admin/backups`, { method: 'POST', headers })
    deed.isAcknowledged = isSuccess(answer)
    await sleep(randomInt(LONGEST_WAIT_MS * 5))
    await restart()
    const findNew = async () => (await list()).filter(({ name, checked }) => checked && !known.has(name))
    await until(async () => (await findNew()).length > 0)
    stored.set(storedKey(deed), (await findNew()).length)
  }
  await load.stop()
  const left = (await readdir(path.join(shop.dataDir, 'backups'))).filter((name) => name.startsWith('.'))
  const deeds = [...load.tally.deeds, ...probes.deeds]
  const all: Stored = new Map([...(await findStored(shop, deeds)), ...stored])
  return {
    times,
    recoveries,
    judgements: judge([...deeds, ...desk.tally.deeds], all),
    seen: load.tally.seen,
    faults: [
      ...load.tally.faults,
      ...probes.faults,
      ...(left.length > 0 ? [`остались недоделанные копии: ${left.join(', ')}`] : []),
    ],
  }
}

/** Waits until it is so, for three minutes at most; the judge says what is missing then. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WORK_LIMIT
  while (Date.now() < end && !(await isSo())) await sleep(PAUSE_MS)
}
