import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DrillContext } from './context.ts'
import { ensureFaketime } from './ensure-faketime.ts'
import type { Findings } from './judge.ts'
import { judgeLoad, recover } from './kills.ts'
import { startLoad } from './load.ts'
import { createTally } from './tally.ts'

/**
 * Against the right time; each is a jump from the one before. The database keeps its own clock. A day would end the manager's session, as it
 * has to.
 */
const JUMPS = ['+3h', '-3h', '+8h', '-8h', '+10m', '-10m', '+0']

/** Lets the clock of the shop's process jump while people work with it. */
export async function drillClock({ folder, openShop }: DrillContext): Promise<Findings> {
  const library = ensureFaketime()
  const file = path.join(folder, 'clock')
  writeFileSync(file, '+0')
  const shop = await openShop({
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  })
  const load = await startLoad(shop)
  const probes = createTally()
  const recoveries: number[] = []
  const shown: string[] = []
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  for (const jump of JUMPS) {
    writeFileSync(file, jump)
    const jumpedAt = performance.now()
    recoveries.push(Math.round((await recover(shop, () => true, probes)) - jumpedAt))
    shown.push(await readClock(shop.address))
    await load.goOn(3, ['заявки', 'правки', 'загрузки'])
  }
  await load.stop()
  const judged = await judgeLoad(shop, load.tally, probes)
  const hasJumped = new Set(shown.map((date) => date.slice(0, 13))).size > 1
  return {
    times: JUMPS.length,
    recoveries,
    ...judged,
    faults: [...judged.faults, ...(hasJumped ? [] : ['часы магазина не прыгали: судить не о чем'])],
    notes: [`часы магазина: ${shown.join(', ')}`],
  }
}

/** What time the shop thinks it is, by the header of an answer. */
async function readClock(address: string): Promise<string> {
  const response = await fetch(`${address}/healthz`)
  await response.arrayBuffer()
  return new Date(response.headers.get('date') ?? 0).toISOString().slice(0, 16)
}
