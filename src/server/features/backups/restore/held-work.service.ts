import type { HeldRestore } from '../../../../contract/restores.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { AppError } from '../../../app-error.ts'
import { addJob } from '../../../platform/db/add-job.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { findHeldRestore, releaseRestores } from '../../restores/restores.service.ts'
import { countHeldDeliveries, listLatePrices, listLatePublications } from './held-work.store.ts'

/** Name of the job that lets the work go on (`src/server/compose/resume-work.job.ts`). */
export const RESUME_WORK = 'resume-work'

/** What waits since a restore; `held` is null when nothing does. */
export async function describeHeld(db: Database): Promise<{ held: HeldRestore | null }> {
  const restore = await findHeldRestore(db)
  if (!restore) return { held: null }
  const now = new Date()
  return {
    held: {
      restoredAt: restore.restoredAt.toISOString(),
      backupMadeAt: restore.backupMadeAt.toISOString(),
      deliveries: await countHeldDeliveries(db),
      latePrices: (await listLatePrices(db, now)).map(({ at, ...price }) => ({
        ...price,
        at: at.toISOString(),
      })),
      latePublications: (await listLatePublications(db, now)).map(({ at, ...record }) => ({
        ...record,
        at: new Date(at).toISOString(),
      })),
    },
  }
}

/** Lets everything go on that waits since a restore. Throws CONFLICT when nothing waits. */
export function release(db: Database, actor: CurrentUser): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    const released = await releaseRestores(tx, actor.fullName || actor.username)
    if (!released) throw new AppError('CONFLICT', 'Уже отправлено и выполнено')
    await addJob(tx, { name: RESUME_WORK, payload: {}, key: RESUME_WORK })
  })
}
