import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { findPorts } from '../cluster/free-ports.ts'
import { PROGRAM } from '../cluster/instance.ts'
import { type Cluster, openCluster } from '../cluster/open-cluster.ts'
import { findNginx } from '../ensure-nginx.mjs'
import { CannotTry, type DrillContext } from './context.ts'
import { prepareRelease } from './former-release.ts'
import type { Findings, Work } from './judge.ts'
import { judgeLoad } from './kills.ts'
import { startLoad } from './load.ts'
import { listApplied } from './schema-shape.ts'
import { askDatabase, type ServingShop, signInAsAdmin } from './shop.ts'

const WORKS: readonly Work[] = ['заявки', 'правки', 'загрузки']

/**
 * Upgrades three instances of a former version one after another while people work with them: the first new one migrates the database
 * under the others, one of which is started again as it was. Nobody may notice.
 */
export async function drillUpgrade({ folder, from, end }: DrillContext): Promise<Findings> {
  const nginx = findNginx()
  if (nginx === null) throw new CannotTry('нет nginx')
  const password = randomUUID()
  const cluster = await openCluster({
    folder,
    nginx,
    ports: await findPorts(4),
    environment: { PATH: process.env.PATH, HOME: process.env.HOME, ADMIN_PASSWORD: password },
    output: 'ignore',
    program: await prepareRelease(from, path.join(folder, 'former')),
    believesCallers: true,
  })
  end(cluster.stop)
  let isOver = false
  end(() => {
    isOver = true
  })
  const shop = toShop(cluster, password, () => isOver)
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
  const unexpected = [...judged.seen.keys()].filter((outcome) => outcome !== 200)
  return {
    times: 1,
    recoveries: [],
    ...judged,
    faults: [
      ...judged.faults,
      ...unexpected.map((outcome) => `посетители видели: ${outcome}`),
      ...(migrations === 0 ? [`у версии ${from} та же схема, судить не о чем`] : []),
    ],
    notes: [`прошлая версия: ${from}, миграций ${migrations}`],
  }
}

/** A cluster as a drill works with it, through nginx. */
export function toShop(
  { address, databaseUrl }: Cluster,
  password: string,
  isClosed: () => boolean,
): ServingShop {
  return {
    address,
    isClosed,
    signIn: () => signInAsAdmin(address, password),
    query: (statement, values) => askDatabase({ connectionString: databaseUrl }, statement, values),
  }
}
