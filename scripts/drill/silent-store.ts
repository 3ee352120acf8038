import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../src/lib/duration.ts'
import { startStore, toStoreSettings } from '../cluster/store.ts'
import type { DrillContext } from './context.ts'
import { type Findings, findUnexpected } from './judge.ts'
import { judgeLoad } from './kills.ts'
import { startLoad } from './load.ts'
import { openTroubledLink } from './troubled-link.ts'

/** Longer than the shop waits for a file (docs/operations/storage.md). */
const LASTS = seconds(60)
/** So many inquiries, and so many saves, have to be taken meanwhile. */
const MEANWHILE = { inquiries: 200, saves: 60 }

/**
 * The S3 store takes connections and never says a word: pages, inquiries and saves go on, uploads are refused; when it answers again,
 * uploads and imports go on by themselves.
 */
export async function drillSilentStore({ openShop, end }: DrillContext): Promise<Findings> {
  const store = await startStore()
  end(store.stop)
  const link = await openTroubledLink(() => net.connect(store.port, '127.0.0.1'))
  end(link.stop)
  const shop = await openShop({ environment: toStoreSettings(link.port) })
  const load = await startLoad(shop)
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  link.hold()
  await Promise.all([sleep(LASTS), load.goOn(MEANWHILE.inquiries), load.goOn(MEANWHILE.saves, ['правки'])])
  link.restore()
  await load.goOn(2, ['заявки', 'правки', 'загрузки', 'импорты'])
  await load.stop()
  const judged = await judgeLoad(shop, load.tally)
  const refused = load.tally.deeds.filter(({ work, repeats }) => work === 'загрузки' && repeats > 0)
  return {
    times: 1,
    recoveries: [],
    ...judged,
    faults: [
      ...judged.faults,
      ...(refused.length === 0 ? ['ни одной загрузке не отказано: судить не о чем'] : []),
      ...findUnexpected(judged.seen),
    ],
    notes: [`загрузок, которым было отказано: ${refused.length}`],
  }
}
