import { PUBLISH_DUE, publishDueRecords } from '../publication/publication.service.ts'
import { defineJob } from './job.ts'

/**
 * Shows and hides records at their hour. A job is added for each hour; each minute it looks too, for records whose hour came by
 * another way: restored from the trash, from a version, from a backup.
 */
export const publishDueJob = defineJob({
  name: PUBLISH_DUE,
  schedule: '* * * * *',
  read: () => undefined,
  run: ({ db }) => publishDueRecords(db),
})
