import { defineJob, readNumber } from '../../platform/jobs/job.ts'
import { MAKE_BACKUP, makeBackup, NIGHTLY_BACKUP } from './make-backup.service.ts'

/** Each night at 4:00 in Moscow: a backup of everything, checked by a restore; old ones go. */
export const nightlyBackupJob = defineJob({
  name: NIGHTLY_BACKUP,
  schedule: '0 1 * * *',
  read: () => undefined,
  run: (parts) => makeBackup(parts, { isNightly: true }),
})

/** A backup that an admin asked for. */
export const makeBackupJob = defineJob({
  name: MAKE_BACKUP,
  read: (payload) => readNumber(payload, 'actorId'),
  run: (parts, actorId) => makeBackup(parts, { isNightly: false, actorId }),
})
