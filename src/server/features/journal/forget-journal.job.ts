import { defineJob } from '../../platform/jobs/job.ts'
import { forgetOldEntries } from './journal.service.ts'

/**
 * Each night: months of the journal that are older than the settings say (`journalRetentionYears`) are removed; those that long work of
 * others keeps from it, the next night.
 */
export const forgetJournalJob = defineJob({
  name: 'forget-journal',
  schedule: '30 0 * * *',
  read: () => undefined,
  async run({ db, log }) {
    const { removed, isDone } = await forgetOldEntries(db)
    if (removed > 0) log.info({ removed }, 'срок хранения журнала истёк: старые месяцы убраны')
    if (!isDone) log.warn('журнал занят: старые месяцы будут убраны следующей ночью')
  },
})
