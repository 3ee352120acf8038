import { stat } from 'node:fs/promises'
import type { Logger } from 'pino'
import { isDiskFull } from '../../error-code.ts'
import { addJob } from '../../platform/db/add-job.ts'
import { connectCopier, locationOf } from '../../platform/db/copy/connect-copier.ts'
import type { Database, DatabaseConnection } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { FilesUnavailable, UnreadableFile } from '../../platform/files/file-store.ts'
import type { FilesPlace } from '../../platform/files/files-of.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { nameBackup } from './backup-names.ts'
import { type BackupPlace, type BackupPlaces, backupPlaceOf, sendAway } from './backup-place.ts'
import { BackupRefused } from './backup-refused.ts'
import { hasRoom } from './backup-room.ts'
import { type CheckedBackup, listBackups } from './backups.service.ts'
import { recordBackup, runAlone } from './backups.store.ts'
import { checkBackup } from './check-backup.ts'
import { withDraft } from './draft-backup.ts'
import { chooseExpired } from './retention.ts'
import { writeBackup } from './write-backup.ts'

interface Parts extends BackupPlaces, FilesPlace {
  db: Database
  log: Logger
}

/** Who asked for a backup: the clock, or an account. */
type Occasion = { isNightly: true } | { isNightly: false; actorId: number | null }

/** Names of the jobs (`src/server/features/backups/backups.job.ts`). */
export const NIGHTLY_BACKUP = 'nightly-backup'
export const MAKE_BACKUP = 'make-backup'

/** Plans a backup at once; a second press while one waits is the same, and so is a repeat of the call. */
export function queueBackup(db: Database, actor: Writer): Promise<void> {
  const job = { name: MAKE_BACKUP, payload: { actorId: actor.id }, key: MAKE_BACKUP }
  return staffTransaction(db, actor, (tx) => addJob(tx, job))
}

/**
 * Makes a backup in the folder, checks it by a restore, notes both in the journal, and after a nightly one removes what the
 * retention of the settings no longer keeps. A failure is noted and logged, and thrown.
 */
export async function makeBackup({ db, log, ...places }: Parts, occasion: Occasion): Promise<void> {
  const actorId = occasion.isNightly ? null : occasion.actorId
  const copier = connectCopier(locationOf(db), log)
  try {
    await runAlone(copier, () => makeAlone({ db, log, ...places }, copier, occasion))
  } catch (error) {
    log.error({ err: error }, 'резервная копия не сделана')
    await recordBackup(db, { name: null, bytes: null, checked: false, reason: reasonOf(error) }, actorId)
    throw error
  } finally {
    await copier.close()
  }
}

async function makeAlone(parts: Parts, copier: DatabaseConnection, occasion: Occasion): Promise<void> {
  const { db, log, ...places } = parts
  const place = backupPlaceOf(places)
  const madeAt = new Date()
  const name = nameBackup(madeAt, occasion.isNightly)
  const bytes = await withDraft(place, name, async (file) => {
    await writeInRoom(parts, { copier, place, file, madeAt, occasion })
    const { size } = await stat(file)
    await sendAway(place, file)
    return size
  })
  const reason = await checkKept(place, name, copier, log).catch((error: unknown) => {
    log.error({ err: error }, 'резервная копия не восстанавливается')
    return `копия не восстановилась: ${reasonOf(error)}`
  })
  if (reason !== null) log.warn(`резервная копия не проверена: ${reason}`)
  const actorId = occasion.isNightly ? null : occasion.actorId
  await recordBackup(db, { name, bytes, checked: reason === null, reason }, actorId)
  if (!occasion.isNightly) return
  try {
    await removeBackups(parts, await listExpired(parts))
  } catch (error) {
    // The backup is there: thrown, the job would make another one.
    log.error({ err: error }, 'резервная копия сделана, но старые не убраны')
  }
}

interface Writing {
  copier: DatabaseConnection
  place: BackupPlace
  file: string
  madeAt: Date
  occasion: Occasion
}

/** Writes the backup; a nightly one that finds no room in its folder takes that of those it replaces. */
async function writeInRoom(parts: Parts, { copier, place, file, madeAt, occasion }: Writing): Promise<void> {
  const { db, log: _log, ...places } = parts
  const server = locationOf(db).connectionString === undefined ? 'embedded' : 'own'
  const source = { ...places, db: copier.db, server } as const
  await writeBackup(source, file).catch(async (error: unknown) => {
    const hasNoRoom = error instanceof BackupRefused || isDiskFull(error)
    const replaced =
      occasion.isNightly && hasNoRoom && place.isLocal ? await listExpired(parts, { madeAt }) : []
    const freed = replaced.reduce((sum, { bytes }) => sum + bytes, 0)
    // Old copies that fill the disk would keep new ones from it for ever; removed in vain, nothing is gained.
    if (freed === 0 || !(await hasRoom(source, place.folder, freed))) throw error
    await removeBackups(parts, replaced)
    await writeBackup(source, file)
  })
}

/** Compares what the place holds. */
async function checkKept(
  place: BackupPlace,
  name: string,
  copier: DatabaseConnection,
  log: Logger,
): Promise<string | null> {
  const archive = await place.open(name)
  if (!archive) throw new Error(`${name} is not where it was put`)
  return await checkBackup(archive, place.folder, copier, log)
}

/**
 * Nightly backups that the settings no longer keep; those that a person made stay. Given one that is still to be made, also what that
 * one will replace, but the newest and the newest that was checked: it may yet fail.
 */
async function listExpired(
  { db, ...places }: Parts,
  coming: { madeAt: Date } | null = null,
): Promise<CheckedBackup[]> {
  const { backupKeepDaily, backupKeepWeekly, backupKeepMonthly } = await requireSettings(db)
  const nightly = (await listBackups(db, places)).filter(({ isNightly }) => isNightly)
  const retention = { daily: backupKeepDaily, weekly: backupKeepWeekly, monthly: backupKeepMonthly }
  const good = coming ? [nightly[0], nightly.find(({ checked }) => checked)] : []
  const dated = coming ? [...nightly, coming] : nightly
  const expired = new Set<object>(chooseExpired<{ madeAt: Date }>(dated, retention))
  return nightly.filter((one) => expired.has(one) && !good.includes(one))
}

async function removeBackups({ log, ...places }: Parts, removed: readonly CheckedBackup[]): Promise<void> {
  const place = backupPlaceOf(places)
  for (const { name } of removed) await place.remove(name)
  if (removed.length > 0) log.info({ removed: removed.length }, 'убраны старые резервные копии')
}

/** In Russian where a person can do something about it. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isDiskFull(error) || code === '53100') return 'на диске не хватило места'
  if (error instanceof UnreadableFile) return 'нет права прочитать файлы магазина'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'нет права писать в папку копий'
  if (error instanceof FilesUnavailable) return error.message
  if (error instanceof Error && error.name === 'BackupRefused') return error.message
  return code === '' ? 'сбой, подробности в журнале сервера' : `сбой ${code}, подробности в журнале сервера`
}
