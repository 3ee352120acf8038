import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../src/lib/duration.ts'
import type { DrillContext } from './context.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import type { Findings } from './judge.ts'
import { judgeLoad, recover } from './kills.ts'
import { startLoad } from './load.ts'
import { createTally } from './tally.ts'
import type { TroubledLink } from './troubled-link.ts'

/** Of every question and of every answer, ms. */
const SLOW_MS = 150

const TROUBLES = {
  away: { begin: (link: TroubledLink) => link.cut(), lasts: seconds(60) },
  silent: { begin: (link: TroubledLink) => link.hold(), lasts: seconds(60) },
  slow: {
    begin: (link: TroubledLink) => link.delay(SLOW_MS),
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
  const database = await openDatabaseProxy(folder)
  end(database.stop)
  const { link, environment, connection } = database
  const shop = await openShop({ environment, connection })
  const load = await startLoad(shop)
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  begin(link)
  await sleep(lasts)
  link.restore()
  const probes = createTally()
  const restoredAt = performance.now()
  const recovery = Math.round((await recover(shop, () => true, probes)) - restoredAt)
  await load.goOn(2, ['заявки', 'правки', 'загрузки', 'заявки по телефону'])
  await load.stop()
  return { times: 1, recoveries: [recovery], ...(await judgeLoad(shop, load.tally, probes)) }
}
