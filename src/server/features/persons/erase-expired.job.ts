import { filesOf } from '../../platform/files/files-of.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { isHeldAfterRestore } from '../restores/restores.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { eraseExpired } from './person.service.ts'

/**
 * Each night: personal data whose term is over (`inquiryRetentionYears` after the last contact) is erased. Not
 * while a restored shop waits for its release.
 */
export const eraseExpiredJob = defineJob({
  name: 'erase-expired',
  schedule: '20 0 * * *',
  read: () => undefined,
  async run({ db, log, ...place }) {
    // After a restore an admin looks first: what is gone then is gone for ever.
    if (await isHeldAfterRestore(db)) return
    const photos = { files: filesOf(place) }
    const { inquiryRetentionYears } = await requireSettings(db)
    let erased = 0
    let batch: number
    do {
      batch = await eraseExpired(db, inquiryRetentionYears, photos)
      erased += batch
    } while (batch > 0)
    if (erased > 0) log.info({ erased }, 'срок хранения истёк: персональные данные обезличены')
  },
})
