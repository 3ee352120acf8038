import { defineJob } from '../../platform/jobs/job.ts'
import { removeExpiredPreviews } from './previews.service.ts'

/** Each night: links to previews whose time is over go. */
export const cleanPreviewsJob = defineJob({
  name: 'clean-previews',
  schedule: '50 0 * * *',
  read: () => undefined,
  run: ({ db }) => removeExpiredPreviews(db),
})
