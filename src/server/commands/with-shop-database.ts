import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { connect, type DatabaseConnection } from '../platform/db/database.ts'
import { locateDatabase } from '../platform/db/locate-database.ts'
import { CommandRefused } from './command-refused.ts'

/**
 * Does a command's work on the database of the shop of the settings, and leaves that as it was: an embedded server that did not run is
 * stopped again. Throws CommandRefused where there is no shop, rather than make an empty one; rejects as `work` does.
 */
export async function withShopDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  work: (database: DatabaseConnection, location: PoolConfig) => Promise<Result>,
  open: typeof connect = connect,
): Promise<Result> {
  requireShop(config)
  const { location, leave } = await locateDatabase(config, log)
  const database = open(location, log)
  try {
    return await work(database, location)
  } finally {
    // The work is what it is: done, or failed for a reason of its own.
    await database
      .close()
      .finally(leave)
      .catch((error: unknown) => log.warn({ err: error }, 'база данных закрыта со сбоем'))
  }
}

function requireShop({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl !== undefined || existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))) return
  throw new CommandRefused(`В папке ${path.resolve(dataDir)} нет магазина: проверьте DATA_DIR.`)
}
