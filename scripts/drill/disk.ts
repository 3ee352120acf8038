import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endOrphans } from '@septic-shop/embedded-postgres'
import { seconds } from '../../src/lib/duration.ts'
import type { DrillContext } from './context.ts'
import type { Findings } from './judge.ts'
import { judgeLoad, recover } from './kills.ts'
import { startLoad } from './load.ts'
import { createTally } from './tally.ts'
import { makeVolume } from './volume.ts'

const VOLUME_MB = 800
const FULL_FOR = seconds(10)
const MOST_FILLINGS = 5
const LONGEST_QUIET_MS = 400

/** Cuts the power of the disk and of all processes at once: what was not synced is gone. Recovery counts from the start of the machine. */
export async function drillPower({ folder, times, openShop, end }: DrillContext): Promise<Findings> {
  const volume = await makeVolume(folder, VOLUME_MB)
  end(volume.remove)
  const shop = await openShop({ dataDir: path.join(volume.folder, 'data') })
  const load = await startLoad(shop)
  const probes = createTally()
  const recoveries: number[] = []
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  for (let time = 0; time < times; time += 1) {
    await load.goOn(2, ['заявки', 'правки', 'загрузки'])
    await sleep(randomInt(LONGEST_QUIET_MS))
    volume.cutPower()
    await shop.killAll()
    // Without its machine no process goes on; one whose write has failed would hold the volume for ever.
    endOrphans(path.join(shop.dataDir, 'postgres'))
    await volume.bringBack()
    const startedAt = performance.now()
    await shop.start()
    recoveries.push(Math.round((await recover(shop, () => true, probes)) - startedAt))
  }
  await load.goOn(2, ['заявки', 'правки', 'загрузки'])
  await load.stop()
  return { times, recoveries, ...(await judgeLoad(shop, load.tally, probes)) }
}

/** Fills the disk for a while; recovery counts from the moment when there is room again. */
export async function drillFullDisk({ folder, times, openShop, end }: DrillContext): Promise<Findings> {
  const volume = await makeVolume(folder, VOLUME_MB)
  end(volume.remove)
  const shop = await openShop({ dataDir: path.join(volume.folder, 'data') })
  const load = await startLoad(shop)
  const probes = createTally()
  const recoveries: number[] = []
  await load.goOn(1, ['заявки', 'правки', 'загрузки', 'импорты'])
  const fillings = Math.min(times, MOST_FILLINGS)
  for (let time = 0; time < fillings; time += 1) {
    await load.goOn(2, ['заявки', 'правки'])
    await volume.fill()
    await sleep(FULL_FOR)
    await volume.makeRoom()
    const roomAt = performance.now()
    recoveries.push(Math.round((await recover(shop, () => true, probes)) - roomAt))
  }
  await load.goOn(2, ['заявки', 'правки', 'загрузки'])
  await load.stop()
  return { times: fillings, recoveries, ...(await judgeLoad(shop, load.tally, probes)) }
}
