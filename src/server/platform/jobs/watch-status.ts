import type { ShopStatus } from '../../features/status/status.service.ts'
import { watchStatus } from '../../features/status/status-rings.service.ts'
import { defineJob, type Job } from './job.ts'

/** Every other minute: admins are told of checks that have begun to fail. */
export const createWatchStatusJob = (status: ShopStatus): Job =>
  defineJob({
    name: 'watch-status',
    schedule: '*/2 * * * *',
    read: () => undefined,
    run: (parts) => watchStatus({ ...parts, status }),
  })
