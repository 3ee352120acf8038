import { defineJob, type Job } from '../../platform/jobs/job.ts'
import type { ShopStatus } from './status.service.ts'
import { watchStatus } from './status-rings.service.ts'

/** Every other minute: admins are told of checks that have begun to fail. */
export const createWatchStatusJob = (status: ShopStatus): Job =>
  defineJob({
    name: 'watch-status',
    schedule: '*/2 * * * *',
    read: () => undefined,
    run: (parts) => watchStatus({ ...parts, status }),
  })
