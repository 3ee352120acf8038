import { randomUUID } from 'node:crypto'
import { findPorts } from '../cluster/free-ports.ts'
import { type Cluster, openCluster } from '../cluster/open-cluster.ts'
import { findNginx } from '../ensure-nginx.mjs'
import { CannotTry, type DrillContext } from './context.ts'
import { askDatabase, type ServingShop, signInAsAdmin } from './shop.ts'

/**
 * Opens three instances behind nginx, stopped after the drill, and the shop that people see through it; `prepare` makes what they need. Throws
 * `CannotTry` without nginx.
 */
export async function openDrillCluster(
  { folder, end }: Pick<DrillContext, 'folder' | 'end'>,
  prepare: () => Promise<Partial<Parameters<typeof openCluster>[0]>> = async () => ({}),
): Promise<{ cluster: Cluster; shop: ServingShop }> {
  const nginx = findNginx()
  if (nginx === null) throw new CannotTry('нет nginx')
  const password = randomUUID()
  const cluster = await openCluster({
    folder,
    nginx,
    ports: await findPorts(4),
    environment: { PATH: process.env.PATH, HOME: process.env.HOME, ADMIN_PASSWORD: password },
    output: 'ignore',
    ...(await prepare()),
  })
  end(cluster.stop)
  let isClosed = false
  end(() => {
    isClosed = true
  })
  const { address, databaseUrl } = cluster
  return {
    cluster,
    shop: {
      address,
      isClosed: () => isClosed,
      signIn: () => signInAsAdmin(address, password),
      query: (statement, values) => askDatabase({ connectionString: databaseUrl }, statement, values),
    },
  }
}
