import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import { type Instance, startInstance } from './instance.ts'
import { openProxy } from './proxy.ts'
import { startStore, toStoreSettings } from './store.ts'

interface ClusterOptions {
  /** Holds all that is kept: database, work folders of the instances, nginx. */
  folder: string
  /** The program. */
  nginx: string
  /** Ports of nginx and of the three instances. */
  ports: readonly number[]
  /** Of the instances; what they need to be one shop is added. */
  environment: NodeJS.ProcessEnv
  output: 'inherit' | 'ignore'
  /** What they run instead of the built shop: that of another version. */
  program?: string
  /** Callers say for whom they ask. */
  believesCallers?: boolean
}

/** Three instances on one database and one store, behind nginx. */
export interface Cluster {
  /** Of nginx. */
  address: string
  instances: Instance[]
  databaseUrl: string
  /** Stops the database and starts it again. */
  restartDatabase(): Promise<void>
  stop(): Promise<void>
}

/** Brings it all up; resolves when every instance is ready. Stops everything again when a part does not start. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, nginx, environment, output } = options
  const [port = 0, ...ports] = options.ports
  const endings: (() => Promise<unknown>)[] = []
  const stop = async () => {
    const faults: unknown[] = []
    for (const end of endings.splice(0).reverse()) {
      await end().catch((error: unknown) => faults.push(error))
    }
    if (faults.length > 0) throw new AggregateError(faults, 'not everything could be stopped')
  }
  try {
    let database = await startEmbedded({ dataDir: folder })
    endings.push(() => database.stop())
    const databaseUrl = toAddress(database.connection)
    const store = environment.STORAGE_URL ? {} : await openStore(endings)
    const shared = {
      ...environment,
      ...store,
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      // Three instances share the connections of one server.
      DATABASE_POOL_SIZE: '8',
      BACKUP_DIR: environment.BACKUP_DIR || path.join(folder, 'backups'),
      SECRETS_KEY: environment.SECRETS_KEY || randomBytes(32).toString('hex'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: 'on',
      DRAIN_SECONDS: environment.DRAIN_SECONDS || '4',
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../../dist/server/compiled'),
    }
    const instances = ports.map((own, number) =>
      startInstance(
        own,
        { ...shared, DATA_DIR: path.join(folder, `instance-${number + 1}`) },
        output,
        options.program,
      ),
    )
    endings.push(() => Promise.all(instances.map((instance) => instance.stop())))
    await Promise.all(instances.map((instance) => instance.whenReady()))
    const proxy = await openProxy({
      nginx,
      folder: path.join(folder, 'nginx'),
      port,
      instances: ports,
      believesCallers: options.believesCallers,
    })
    endings.push(proxy.stop)
    return {
      address: proxy.address,
      instances,
      databaseUrl,
      async restartDatabase() {
        await database.stop()
        database = await startEmbedded({ dataDir: folder })
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Connection {
  host: string
  port: number
  user: string
  database: string
}

function toAddress({ host, port, user, database }: Connection): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

/** Starts the store of the cluster; resolves with the settings that name it. */
async function openStore(endings: (() => Promise<unknown>)[]): Promise<Record<string, string>> {
  const store = await startStore()
  endings.push(store.stop)
  return toStoreSettings(store.port)
}
