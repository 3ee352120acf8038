import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { namedJobs } from './compose/all-jobs.ts'
import type { Config } from './config.ts'
import { freeReservedSlugs } from './features/catalogue/products/reserved-slugs.service.ts'
import { sealWebhookAddress } from './features/channels/channels.service.ts'
import { seedContent } from './features/seed/seed.ts'
import { createFirstAdmin, type FirstAdmin } from './features/staff/first-admin.ts'
import { connect, START_LIMITS } from './platform/db/database.ts'
import { migrate } from './platform/db/migration/migrate.ts'
import { registerJobs } from './platform/jobs/register-jobs.ts'
import { createSecrets } from './secrets.ts'

interface PrepareOptions {
  location: PoolConfig
  /** Called right after the account was created, so that its password is printed even if a later step fails. */
  onFirstAdmin(admin: FirstAdmin): void
}

/** Brings the shop's database up to date before a start, over connections of its own, for which it waits longer than a request. */
export async function prepareDatabase(
  config: Config,
  log: Logger,
  { location, onFirstAdmin }: PrepareOptions,
): Promise<void> {
  const { db, pool, close } = connect({ ...location, ...START_LIMITS }, log)
  try {
    await migrate(pool, async () => {
      await registerJobs(pool, namedJobs)
      await seedContent(db)
      await freeReservedSlugs(db)
      await sealWebhookAddress(db, createSecrets(config))
      const admin = await createFirstAdmin(db, config.adminPassword)
      if (admin) onFirstAdmin(admin)
    })
  } finally {
    await close()
  }
}
