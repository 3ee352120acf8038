import { removeExpiredPreviews } from '../../features/previews/previews.service.ts'
import { defineJob } from './job.ts'

/** Each night: links to previews whose time is over go. */
export const cleanPreviewsJob = defineJob({
  name: 'clean-previews',
  schedule: '50 0 * * *',
  read: () => undefined,
  run: ({ db }) => removeExpiredPreviews(db),
})
