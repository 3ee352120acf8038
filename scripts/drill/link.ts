import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../src/lib/duration.ts'
import type { DrillContext } from './context.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import type { Findings } from './judge.ts'
import { judgeLoad, recover } from './kills.ts'
import { startLoad } from './load.ts'
import { createTally } from './tally.ts'

/** Of every question and of every answer, ms. */
const SLOW_MS = 150

const TROUBLES = {
  away: { begin: (link: DatabaseProxy) => link.cut(), lasts: seconds(60) },
  silent: { begin: (link: DatabaseProxy) => link.hold(), lasts: seconds(60) },
  slow: {
    begin: (link: DatabaseProxy) => link.delay(SLOW_MS),
    lasts: seconds(30),
  },
} as const
export type Trouble = keyof typeof TROUBLES

/** Troubles the link to the database once, for long; how fast the shop recovers counts from the end of the trouble. */
export async function drillLink(
  trouble: Trouble,
  { folder, openShop, end }: DrillContext,
): Promise<Findings> {
  const { begin, lasts } = TROUBLES[trouble]
  const link = await openDatabaseProxy(folder)
  end(link.stop)
  const { environment, connection } = link
  const shop = await openShop({ environment, connection })
  const load = await startLoad(shop)
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  begin(link)
  await sleep(lasts)
  link.restore()
  const probes = createTally()
  const restoredAt = performance.now()
  const recovery = Math.round((await recover(shop, () => true, probes)) - restoredAt)
  await load.goOn(2, ['заявки', 'правки', 'загрузки'])
  await load.stop()
  return { times: 1, recoveries: [recovery], ...(await judgeLoad(shop, load.tally, probes)) }
}
