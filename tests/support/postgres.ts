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
  }
}

/** Starts one PostgreSQL with a seeded template database that every test file copies. */
export async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-tests-'))
  const embedded = await startEmbedded({ dataDir: folder })
  const template = connect(embedded.connection, pino({ level: 'silent' }))
  await forgetOnCrash(template.pool)
  await migrate(template.pool, async () => {
    await registerJobs(template.pool, allJobs)
    await seedContent(template.db)
  })
  await template.close()
  const { host, port, user, database } = embedded.connection
  return {
    server: { host, port, user, database },
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Global setup of Vitest: the run's server. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  project.provide('testServer', server)
  return stop
}
