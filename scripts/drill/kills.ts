import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DrillContext } from './context.ts'
import { type Findings, judge } from './judge.ts'
import { inquire, startLoad } from './load.ts'
import { type DrillShop, kill, type ServingShop } from './shop.ts'
import { findStored } from './stored.ts'
import { createTally, type Tally } from './tally.ts'

/** What a blow kills. */
export interface Blow {
  hasApp: boolean
  hasDatabase: boolean
}

/** The server, its PostgreSQL, or both at once. */
export const BLOWS = {
  app: { hasApp: true, hasDatabase: false },
  database: { hasApp: false, hasDatabase: true },
  both: { hasApp: true, hasDatabase: true },
} as const satisfies Record<string, Blow>

const PAUSE_MS = 25
/** A blow comes so long after the last recovery at most, at a random moment. */
const LONGEST_QUIET_MS = 400

/** Kills parts of the shop again and again, by these blows in turn, while people work with it. */
export async function drillKills(
  blows: readonly Blow[],
  { openShop, times }: DrillContext,
): Promise<Findings> {
  const shop = await openShop()
  const load = await startLoad(shop)
  const recoveries: number[] = []
  const probes = createTally()
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  for (let time = 0; time < times; time += 1) {
    const { hasApp, hasDatabase } = blows[time % blows.length] ?? BLOWS.both
    await load.goOn(2, ['заявки', 'правки', 'заявки по телефону'])
    await sleep(randomInt(LONGEST_QUIET_MS))
    const [app, database] = [shop.findApp(), shop.findDatabase()]
    const struckAt = performance.now()
    if (hasDatabase) kill(database, 'SIGKILL')
    if (hasApp) kill(app, 'SIGKILL')
    const isAnew = () =>
      !(hasApp && [app, null].includes(shop.findApp())) &&
      !(hasDatabase && [database, null].includes(shop.findDatabase()))
    recoveries.push(Math.round((await recover(shop, isAnew, probes)) - struckAt))
  }
  await load.goOn(2, ['заявки', 'правки', 'загрузки', 'заявки по телефону'])
  await load.stop()
  return { times, recoveries, ...(await judgeLoad(shop, load.tally, probes)) }
}

/** A shop that is not back by then does not come back by itself, ms. */
const RECOVERY_LIMIT_MS = 120_000

/** Waits until the shop answers that it is ready and has taken an inquiry that was begun then; returns that moment, after two minutes in any case. */
export async function recover(shop: DrillShop, isAnew: () => boolean, probes: Tally): Promise<number> {
  const end = Date.now() + RECOVERY_LIMIT_MS
  const isOver = () => Date.now() > end || shop.isClosed()
  while (!((await shop.isReady()) && isAnew()) && !isOver()) await sleep(PAUSE_MS)
  await inquire(shop, probes, isOver)
  return performance.now()
}

/** Looks for all that was tried, and judges it; visitors are those of the first tally. */
export async function judgeLoad(shop: ServingShop, tally: Tally, ...others: readonly Tally[]) {
  const tallies = [tally, ...others]
  const deeds = tallies.flatMap((one) => one.deeds)
  return {
    judgements: judge(deeds, await findStored(shop, deeds)),
    seen: tally.seen,
    faults: [...new Set(tallies.flatMap(({ faults }) => faults))],
  }
}
