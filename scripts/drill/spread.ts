import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../src/lib/duration.ts'
import { median, p95 } from '../bench/times.ts'
import { ask, isSuccess } from './ask.ts'
import type { DrillContext } from './context.ts'
import { openDrillCluster } from './drill-cluster.ts'
import type { Findings } from './judge.ts'
import { makeMark, makeProduct } from './staff-work.ts'
import { createTally } from './tally.ts'

/** The longest time until another instance shows what was saved (issue 25, point 3), ms. */
const BAR_MS = 1_000
const GIVEN_UP_MS = seconds(20)
const LOOK_MS = 5

/**
 * Staff save the description of a product at each of three instances in turn; the other two have its page ready with the former one. What
 * is measured is the time from the answer to the save until a page has the new one.
 */
export async function drillSpread({ folder, times, end }: DrillContext): Promise<Findings> {
  const { cluster, shop } = await openDrillCluster({ folder, end })
  const cookie = await shop.signIn()
  const slug = `drill-${makeMark()}`
  const { id } = await makeProduct({ shop, cookie, tally: createTally(), hasEnded: () => false }, { slug })
  const shown: number[] = []
  for (let round = 0; round < times; round += 1) {
    for (const { address } of cluster.instances) {
      const others = cluster.instances.filter((other) => other.address !== address)
      const pages = others.map((other) => `${other.address}/product/${slug}`)
      for (const page of pages) await readPage(page)
      const description = `Описание ${randomUUID()}`
      const call = { method: 'PATCH', body: { description }, headers: { cookie } }
      const saved = await ask(`${address}/api/products/${id}`, call)
      if (!isSuccess(saved)) throw new Error(`правка не сохранена: ${saved.outcome} ${saved.body}`)
      const since = performance.now()
      shown.push(...(await Promise.all(pages.map((page) => whenShown(page, description, since)))))
    }
  }
  // One that another instance never shows has ended the drill.
  const saves = times * cluster.instances.length
  const late = shown.filter((ms) => ms > BAR_MS).length
  return {
    times: shown.length,
    recoveries: [],
    seen: new Map(),
    judgements: [{ work: 'правки', tried: saves, acknowledged: saves, lost: [], doubled: [] }],
    faults: late === 0 ? [] : [`дольше секунды: ${late} из ${shown.length}`],
    notes: [
      `показано через: медиана ${median(shown)} мс, 95 % — ${p95(shown)} мс, худшее ${Math.max(...shown)} мс`,
    ],
  }
}

async function readPage(page: string): Promise<string> {
  const answer = await ask(page)
  if (!isSuccess(answer)) throw new Error(`${page}: ${answer.outcome}`)
  return answer.body.toString()
}

/** ms from `since` until the page has these words. */
async function whenShown(page: string, words: string, since: number): Promise<number> {
  while (!(await readPage(page)).includes(words)) {
    if (performance.now() - since > GIVEN_UP_MS) throw new Error(`${page} не показывает сохранённого`)
    await sleep(LOOK_MS)
  }
  return Math.round(performance.now() - since)
}
