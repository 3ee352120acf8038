import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, startEmbedded } from '@septic-shop/embedded-postgres'
import type { Logger } from 'pino'
import type { Config } from '../../../config.ts'
import { hasCode } from '../../../error-code.ts'
import { cancellable } from '../../../platform/db/copy/cancellable.ts'
import { connectCopier } from '../../../platform/db/copy/connect-copier.ts'
import { loadSnapshot, SnapshotRefused } from '../../../platform/db/copy/copy-in.ts'
import { isEmptyDatabase } from '../../../platform/db/copy/schema.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { type LocatedDatabase, locateDatabase } from '../../../platform/db/locate-database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { type FilesPlace, filesOf } from '../../../platform/files/files-of.ts'
import { insertRestore } from '../../restores/restores.service.ts'
import { BackupRefused } from '../backup-refused.ts'
import { type Manifest, tableEntry } from '../manifest.ts'
import { makeWorkFolder } from '../work-folder.ts'
import { clearKilledRestores, markOver } from './killed-restores.ts'
import { placeFiles } from './place-files.ts'
import { markStoreOver, placeInStore } from './place-in-store.ts'
import { type Archive, unpackBackup } from './read-backup.ts'
import { hasDatabase, removeEmptyFolders, requireNewFolder, startedIn } from './restore-target.ts'

type Target = Pick<Config, 'databaseUrl' | 'dataDir' | 'storage'>

const STARTED_DATABASE =
  'В этой базе данных уже есть таблицы: копию восстанавливают в новую, создайте пустую базу. Ничего не изменено.'

const REFUSALS: Record<SnapshotRefused['reason'], string> = {
  'not-empty': STARTED_DATABASE,
  'other-schema':
    'Таблицы в копии не те, что у её версии программы: базу меняли вручную. Ничего не изменено.',
  'other-parts':
    'Копия повреждена: в описи не те таблицы, столбцы или счётчики, что у её версии программы. Ничего не изменено.',
  'low-sequence': 'Копия повреждена: счётчик номеров отстаёт от строк. Ничего не изменено.',
  'other-rows': 'Копия повреждена: строк в таблице не столько, сколько записано. Ничего не изменено.',
}

/**
 * Makes a shop of a backup in an installation that was never started. All or nothing: everything is compared first, and nothing gets
 * its place before all of it is there; a shop that is started there meanwhile keeps what it has. Throws BackupRefused, and when the
 * signal ends it before that.
 */
export async function restoreBackup(
  file: string | Archive,
  target: Target,
  log: Logger,
  signal?: AbortSignal,
): Promise<Manifest> {
  const { dataDir, databaseUrl, storage } = target
  await requireNewTarget(target, log)
  const made = makeFolder(dataDir, 0o700)
  const work = await makeWorkFolder(dataDir, 'restore')
  let manifest: Manifest
  try {
    manifest = await unpackBackup(file, work, { keepsFiles: true, signal })
    const unpacked = { manifest, work, dataDir, storage, signal }
    if (databaseUrl === undefined) await restoreEmbedded(unpacked, log)
    else await withDatabase(locateDatabase(target, log), log, (db) => restoreInto(db, unpacked))
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    if (made !== undefined) await removeEmptyFolders(dataDir, made)
    throw error
  }
  // From here on there is a shop, and nothing undoes it.
  if (storage) {
    await markStoreOver(filesOf(target)).catch((error: unknown) =>
      log.warn(
        { err: error },
        'магазин восстановлен, но в хранилище осталась пометка restore/unfinished: удалите её',
      ),
    )
  }
  try {
    await markOver(work)
    await rm(work, { recursive: true, force: true })
  } catch (error) {
    log.warn({ err: error, work }, 'магазин восстановлен, но рабочая папка осталась: её уберёт первый запуск')
  }
  return manifest
}

/** What a restore that was killed left there is no shop, and is removed. */
async function requireNewTarget(target: Target, log: Logger): Promise<void> {
  if (target.databaseUrl !== undefined) await withDatabase(locateDatabase(target, log), log, requireEmpty)
  await clearKilledRestores(target.dataDir, { isNew: !hasDatabase(target.dataDir) })
  await requireNewFolder(target.dataDir)
}

async function withDatabase(
  locating: Promise<LocatedDatabase>,
  log: Logger,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const { location, leave } = await locating
  const connection = connectCopier(location, log)
  try {
    await work(connection.db)
  } finally {
    await connection.close()
    await leave()
  }
}

const requireEmpty = (db: Database) =>
  inTransaction(db, async ({ $client }) => {
    if (!(await isEmptyDatabase($client))) throw new BackupRefused(STARTED_DATABASE)
  })

interface Unpacked extends FilesPlace {
  manifest: Manifest
  /** Folder of what was unpacked. */
  work: string
  signal: AbortSignal | undefined
}

const place = ({ manifest, work, signal, ...target }: Unpacked): Promise<() => Promise<void>> =>
  target.storage ? placeInStore(work, filesOf(target), manifest, signal) : placeFiles(work, target.dataDir)

/** The files get their places before the commit. */
async function restoreInto(db: Database, unpacked: Unpacked): Promise<void> {
  let undo = async (): Promise<void> => undefined
  try {
    await inTransaction(db, async (tx) => {
      await loadAll(db, tx, unpacked)
      undo = await place(unpacked)
    })
  } catch (error) {
    await undo()
    throw error
  }
}

/** The database is made aside, and moved to its place as the last thing: a shop that was started meanwhile has its own there. */
async function restoreEmbedded(unpacked: Unpacked, log: Logger): Promise<void> {
  const { work, dataDir, signal } = unpacked
  const starting = startEmbedded({ dataDir, draft: work, log })
  await withDatabase(
    starting.then(({ connection, stop }) => ({ location: connection, leave: stop })),
    log,
    (db) => inTransaction(db, (tx) => loadAll(db, tx, unpacked)),
  )
  signal?.throwIfAborted()
  const undo = await place(unpacked)
  try {
    await rename(path.join(work, 'postgres'), path.join(dataDir, 'postgres'))
  } catch (error) {
    await undo()
    throw hasCode(error, /^(?:ENOTEMPTY|EEXIST)$/) ? new BackupRefused(startedIn(dataDir)) : error
  }
}

function loadAll(db: Database, tx: Transaction, { manifest, work, signal }: Unpacked): Promise<void> {
  return cancellable(db, tx, signal, async () => {
    await loadRows(tx, manifest, work)
    await insertRestore(tx, new Date(manifest.madeAt))
  })
}

/** Classes of SQLSTATE that speak of what was written: its form, a constraint, a name. */
const WRONG_ROWS = /^(?:22|23|42)\w{3}$/
/** SQLSTATE insufficient_privilege. */
const NO_RIGHT = '42501'
const FORBIDDEN =
  'У пользователя базы нет нужных прав: он должен владеть базой данных и мочь создать расширение pg_trgm. Ничего не изменено.'

/** Writes the rows of an unpacked backup into an empty database. Throws BackupRefused. */
export async function loadRows(tx: Transaction, manifest: Manifest, unpacked: string): Promise<void> {
  try {
    await loadSnapshot(tx, manifest, (table) => path.join(unpacked, tableEntry(table)))
  } catch (error) {
    if (error instanceof SnapshotRefused) throw new BackupRefused(REFUSALS[error.reason])
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === NO_RIGHT) throw new BackupRefused(FORBIDDEN)
    if (WRONG_ROWS.test(code))
      throw new BackupRefused(
        `Копия повреждена: строки не подходят к таблицам (код ${code}). Ничего не изменено.`,
      )
    throw error
  }
}
