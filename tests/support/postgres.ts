import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@septic-shop/embedded-postgres'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { allJobs } from '../../src/server/compose/all-jobs.ts'
import { seedContent } from '../../src/server/features/seed/seed.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/migration/migrate.ts'
import { registerJobs } from '../../src/server/platform/jobs/register-jobs.ts'
import { forgetOnCrash } from './forget-on-crash.ts'
import { copyDatabaseFolder } from './seeded-copy.ts'

/** Connection options of the run's server. */
export interface TestServer {
  host: string
  port: number
  user: string
  database: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** A DATA_DIR whose database is seeded and does not run. */
    seededFolder: string
  }
}

/** Starts one PostgreSQL with a seeded template database that every test file copies; `seededFolder` has the same for shops of their own. */
export async function startTestServer(): Promise<{
  server: TestServer
  seededFolder: string
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-tests-'))
  await seedFolder(folder)
  const seededFolder = path.join(folder, 'seeded')
  await copyDatabaseFolder(folder, seededFolder)
  const embedded = await startEmbedded({ dataDir: folder })
  const { pool, close } = connect(embedded.connection, pino({ level: 'silent' }))
  await forgetOnCrash(pool)
  await close()
  const { host, port, user, database } = embedded.connection
  return {
    server: { host, port, user, database },
    seededFolder,
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Makes the database of a DATA_DIR as the first start of a shop does, but for the account, and stops it. With the settings of the shop, which
 * copies of it keep: with fsync seeding takes as long, and the stop 0.1 s more (2.3 s in all, twelve times each on 2026-12-01).
 */
async function seedFolder(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir })
  const { pool, db, close } = connect(embedded.connection, pino({ level: 'silent' }))
  await migrate(pool, async () => {
    await registerJobs(pool, allJobs)
    await seedContent(db)
  })
  await close()
  await embedded.stop()
}

/** Global setup of Vitest: the run's server. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { server, seededFolder, stop } = await startTestServer()
  project.provide('testServer', server)
  project.provide('seededFolder', seededFolder)
  return stop
}
