import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DrillContext } from './context.ts'
import { type DrillResult, judge } from './judge.ts'
import { inquire, startLoad } from './load.ts'
import { type DrillShop, kill } from './shop.ts'
import { findStored } from './stored.ts'
import { createTally, type Tally } from './tally.ts'

const VICTIMS = {
  app: { name: 'kill -9 магазина', hasApp: true, hasDatabase: false },
  database: { name: 'kill -9 базы', hasApp: false, hasDatabase: true },
  both: { name: 'kill -9 магазина и базы', hasApp: true, hasDatabase: true },
} as const
export type Victim = keyof typeof VICTIMS

const PAUSE_MS = 25
/** A blow comes so long after the last recovery at most, at a random moment. */
const LONGEST_QUIET_MS = 400

/** Kills a part of the shop again and again while people work with it. */
export async function drillKills(victim: Victim, { openShop, times }: DrillContext): Promise<DrillResult> {
  const { name, hasApp, hasDatabase } = VICTIMS[victim]
  const shop = await openShop()
  const load = await startLoad(shop)
  const recoveries: number[] = []
  const probes = createTally()
  await load.goOn(1, ['заявки', 'правки', 'загрузки'])
  for (let time = 0; time < times; time += 1) {
    await load.goOn(2, ['заявки', 'правки'])
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
  await load.goOn(2, ['заявки', 'правки', 'загрузки'])
  await load.stop()
  return {
    name,
    times,
    recoveries,
    ...(await judgeLoad(shop, load.tally, probes)),
  }
}

/** Waits until the shop answers that it is ready and has taken an inquiry that was begun then; returns that moment. */
export async function recover(shop: DrillShop, isAnew: () => boolean, probes: Tally): Promise<number> {
  while (!((await shop.isReady()) && isAnew())) await sleep(PAUSE_MS)
  await inquire(shop, probes)
  return performance.now()
}

/** Looks for all that was tried, and judges it. */
export async function judgeLoad(shop: DrillShop, tally: Tally, probes?: Tally) {
  const deeds = [...tally.deeds, ...(probes?.deeds ?? [])]
  return {
    judgements: judge(deeds, await findStored(shop, deeds)),
    seen: tally.seen,
    faults: [...new Set([...tally.faults, ...(probes?.faults ?? [])])],
  }
}
