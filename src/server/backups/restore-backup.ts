import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { connectCopier } from '../db/copy/connect-copier.ts'
import { loadSnapshot, SnapshotRefused } from '../db/copy/copy-in.ts'
import { isEmptyDatabase } from '../db/copy/schema.ts'
import type { Database } from '../db/database.ts'
import { locateDatabase } from '../db/locate-database.ts'
import { inTransaction } from '../db/transaction.ts'
import { BackupRefused } from './backup-refused.ts'
import { insertRestore } from './backups.store.ts'
import { type Manifest, tableEntry } from './manifest.ts'
import { placeFiles } from './place-files.ts'
import { unpackBackup } from './read-backup.ts'
import { removeBegunDatabase, requireNewFolder } from './restore-target.ts'

type Target = Pick<Config, 'databaseUrl' | 'dataDir'>

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
 * Makes a shop of a backup in an installation that was never started. All or nothing: everything is compared first, then the rows
 * are written in one transaction, and the files get their names before it is committed. Throws BackupRefused.
 */
export async function restoreBackup(file: string, target: Target, log: Logger): Promise<Manifest> {
  const { dataDir } = target
  await requireNewFolder(dataDir)
  if (target.databaseUrl !== undefined) await withDatabase(target, log, requireEmpty)
  const made = await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unpacked = await mkdtemp(path.join(dataDir, '.restore-'))
  try {
    const manifest = await unpackBackup(file, unpacked, { keepsFiles: true })
    await withDatabase(target, log, (db) => restoreInto(db, { manifest, unpacked, dataDir })).catch(
      async (error: unknown) => {
        if (target.databaseUrl === undefined) await removeBegunDatabase(dataDir)
        throw error
      },
    )
    return manifest
  } catch (error) {
    if (made !== undefined) await rm(made, { recursive: true, force: true })
    throw error
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

async function withDatabase(target: Target, log: Logger, work: (db: Database) => Promise<void>) {
  const { location, leave } = await locateDatabase(target, log)
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

interface Unpacked {
  manifest: Manifest
  unpacked: string
  dataDir: string
}

async function restoreInto(db: Database, { manifest, unpacked, dataDir }: Unpacked): Promise<void> {
  let undo = async (): Promise<void> => undefined
  try {
    await inTransaction(db, async (tx) => {
      await loadRows(tx, manifest, unpacked)
      await insertRestore(tx, new Date(manifest.madeAt))
      undo = await placeFiles(unpacked, dataDir)
    })
  } catch (error) {
    await undo()
    throw error
  }
}

/** Classes of SQLSTATE that speak of what was written: its form, a constraint, a name. */
const WRONG_ROWS = /^(?:22|23|42)\w{3}$/
/** SQLSTATE insufficient_privilege. */
const NO_RIGHT = '42501'
const FORBIDDEN =
  'У пользователя базы нет нужных прав: он должен владеть базой данных и мочь создать расширение pg_trgm. Ничего не изменено.'

/** Writes the rows of an unpacked backup into an empty database. Throws BackupRefused. */
export async function loadRows(
  tx: Parameters<typeof loadSnapshot>[0],
  manifest: Manifest,
  unpacked: string,
): Promise<void> {
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
