import path from 'node:path'
import { PROGRAM } from '../cluster/instance.ts'
import type { DrillContext } from './context.ts'
import { openDrillCluster } from './drill-cluster.ts'
import { prepareRelease } from './former-release.ts'
import { type Findings, findUnexpected, type Work } from './judge.ts'
import { judgeLoad } from './kills.ts'
import { startLoad } from './load.ts'
import { listApplied } from './schema-shape.ts'

const WORKS: readonly Work[] = ['заявки', 'правки', 'загрузки', 'заявки по телефону']

/**
 * Upgrades three instances of a former version one after another while people work with them: the first new one migrates the database
 * under the others, one of which is started again as it was. Nobody may notice.
 */
export async function drillUpgrade({ folder, from, end }: DrillContext): Promise<Findings> {
  const { cluster, shop } = await openDrillCluster({ folder, end }, async () => ({
    program: await prepareRelease(from, path.join(folder, 'former')),
    believesCallers: true,
  }))
  const [first, second, third] = cluster.instances
  const before = await listApplied(shop)
  const load = await startLoad(shop, { hasImports: false })
  await load.goOn(2, WORKS)
  await first?.restart(PROGRAM)
  await load.goOn(2, WORKS)
  const migrations = (await listApplied(shop)).length - before.length
  await third?.restart()
  await load.goOn(2, WORKS)
  for (const instance of [second, third]) {
    await instance?.restart(PROGRAM)
    await load.goOn(2, WORKS)
  }
  await load.stop()
  // Former versions kept a price list at the instance that took it.
  const imports = await startLoad(shop, { visitors: 0, inquirers: 0 })
  await imports.goOn(2, ['импорты'])
  await imports.stop()
  const judged = await judgeLoad(shop, load.tally, imports.tally)
  return {
    times: 1,
    recoveries: [],
    ...judged,
    faults: [
      ...judged.faults,
      ...findUnexpected(judged.seen),
      ...(migrations === 0 ? [`у версии ${from} та же схема, судить не о чем`] : []),
    ],
    notes: [`прошлая версия: ${from}, миграций ${migrations}`],
  }
}
