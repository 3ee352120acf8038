import { defineJob } from '../../platform/jobs/job.ts'
import { cleanupOrphans } from './orphans.service.ts'

/** Each night: uploaded pictures that nothing refers to are put aside, and deleted a month later. */
export const cleanOrphansJob = defineJob({
  name: 'clean-orphans',
  schedule: '40 0 * * *',
  read: () => undefined,
  async run({ log, ...parts }) {
    const removed = await cleanupOrphans(parts)
    if (removed) log.info({ removed }, 'убраны загруженные картинки, на которые ничто не ссылается')
  },
})
