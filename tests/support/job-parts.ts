import type { Database } from '../../src/server/platform/db/database.ts'
import type { JobParts } from '../../src/server/platform/jobs/job.ts'
import { quietLog } from './log.ts'
import { recordChannels } from './recorded-channels.ts'

/** What a job is given that a test runs by hand, with the parts of `own`: it tells nobody, and has no folder. */
export const createJobParts = (db: Database, own: Partial<JobParts> = {}): JobParts => ({
  db,
  log: quietLog(),
  channels: recordChannels([]),
  dataDir: '',
  readOrigin: async () => '',
  ...own,
})
