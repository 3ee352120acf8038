import { days, minutes, seconds } from '../../../../lib/duration.ts'
import { within } from '../../../../lib/within.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type BackupPlaces, describeBackups } from '../../backups/backups.service.ts'
import { countDeliveries, countFailingJobs, readQueueCounts } from '../status.store.ts'

/** What a scrape reads of the database. */
export interface StoredFigures {
  /** `oldest` in seconds. */
  jobs: { waiting: number; planned: number; failed: number; oldest: number; workers: number }
  deliveries: { waiting: number; failed: number }
  newestBackup: Date | null
}

/** How long a scrape waits for the database. */
const PATIENCE = seconds(3)
/** How long the newest backup is remembered: a store is asked over the network. */
const BACKUP_FRESH = minutes(1)

/** Creates what reads these figures; null when they cannot be had in time. A fault of the backups leaves the others. */
export function createStoredFigures(db: Database, places: BackupPlaces): () => Promise<StoredFigures | null> {
  const findBackup = createBackupMemory(db, places)
  const read = async (): Promise<StoredFigures> => {
    const [counts, failed, deliveries, newestBackup] = await Promise.all([
      readQueueCounts(db),
      countFailingJobs(db),
      countDeliveries(db, new Date(Date.now() - days(2))),
      within(PATIENCE / 2, findBackup(), null),
    ])
    const { overdue: waiting, planned, oldest, workers } = counts
    const jobs = { waiting, planned, failed, oldest: oldest / 1000, workers }
    return { jobs, deliveries, newestBackup }
  }
  return () =>
    within(
      PATIENCE,
      read().catch(() => null),
      null,
    )
}

function createBackupMemory(db: Database, places: BackupPlaces): () => Promise<Date | null> {
  let known: { at: number; madeAt: Promise<Date | null> } | null = null
  return () => {
    if (known === null || performance.now() - known.at > BACKUP_FRESH) {
      const madeAt = describeBackups(db, places).then(
        ({ newest }) => newest?.madeAt ?? null,
        () => {
          known = null
          return null
        },
      )
      known = { at: performance.now(), madeAt }
    }
    return known.madeAt
  }
}
