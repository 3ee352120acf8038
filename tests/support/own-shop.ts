import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../../src/server/config.ts'
import { connect } from '../../src/server/db/database.ts'
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts'
import { startShop } from '../../src/server/shop.ts'

/** A separate shop for specs that change public content. */
export interface OwnShop {
  address: string
  /** Runs SQL, for state that no screen can create. */
  query(sql: string): Promise<void>
  stop(): Promise<void>
}

/** Starts the server with a separate database; takes as long as a first start. */
export async function openOwnShop(settings: Record<string, string> = {}): Promise<OwnShop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-own-'))
  const log = pino({ level: 'silent' })
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...settings })
  const embedded = await startEmbedded({ dataDir })
  const owner = connect(embedded.connection, log)
  const shop = await startShop(config, log, { mode: 'built', onFirstAdmin: () => undefined })
  return {
    address: shop.address,
    async query(sql) {
      await owner.pool.query(sql)
    },
    async stop() {
      await owner.close()
      await shop.stop()
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
