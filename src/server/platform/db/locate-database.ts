import { startEmbedded } from '@septic-shop/embedded-postgres'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { awaitDatabase } from './await-database.ts'

/** Connection options of the shop's database, and how to leave it. */
export interface LocatedDatabase {
  location: PoolConfig
  /** Stops the embedded server unless another process uses it. */
  leave(): Promise<void>
}

/** Finds the database of the settings; starts the embedded one where it does not run. */
export async function locateDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<LocatedDatabase> {
  if (databaseUrl !== undefined) {
    await awaitDatabase(databaseUrl, log)
    return { location: { connectionString: databaseUrl }, leave: async () => undefined }
  }
  const embedded = await startEmbedded({ dataDir, log })
  return { location: embedded.connection, leave: embedded.stop }
}
