import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import { nameBackup } from '../features/backups/backup-names.ts'
import { type BackupPlace, backupPlaceOf, sendAway } from '../features/backups/backup-place.ts'
import { recordBackup } from '../features/backups/backups.store.ts'
import { withDraft } from '../features/backups/draft-backup.ts'
import { settingsAt } from '../features/backups/stored-archive.ts'
import { type BackupSource, writeBackup } from '../features/backups/write-backup.ts'
import { connectCopier } from '../platform/db/copy/connect-copier.ts'
import type { DatabaseConnection } from '../platform/db/database.ts'
import { isS3Address, parseS3Address } from '../platform/files/s3-address.ts'
import { CommandRefused } from './command-refused.ts'
import { type Environment, print, runCommand } from './run-command.ts'
import { withShopDatabase } from './with-shop-database.ts'

/** `npm run backup`: writes a backup and prints its path. Returns the exit status. */
export function backUp(environment: Environment, args: string[]): Promise<number> {
  return runCommand(environment, async (config, log, signal) => {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
    const { dataDir, storage } = config
    const server = config.databaseUrl === undefined ? 'embedded' : 'own'
    const store = to !== undefined && isS3Address(to) ? storeAt(to, config) : undefined
    const isElsewhere = store !== undefined
    const place = store ?? backupPlaceOf(config)
    const file = chooseFile(place, isElsewhere ? undefined : to)
    const isSent = !place.isLocal && (isElsewhere || to === undefined)
    const copy = async ({ db }: DatabaseConnection) => {
      const source = { db, dataDir, storage, server } as const
      const made = await make(source, { place, file, isSent, isElsewhere }, signal)
      // From here on there is a backup, whatever else fails.
      print(made.address)
      await recordBackup(db, { ...made.record, checked: false, reason: null }).catch(warnOfJournal)
    }
    await withShopDatabase(config, log, copy, connectCopier)
  })
}

interface Destination {
  place: BackupPlace
  file: string
  /** Whether it goes on into the place's store. */
  isSent: boolean
  /** Whether that is another store than that of the settings. */
  isElsewhere: boolean
}

/** Makes a backup; its address is for people, its record for the journal. */
async function make(
  source: BackupSource,
  { place, file, isSent, isElsewhere }: Destination,
  signal: AbortSignal,
): Promise<{ address: string; record: { name: string; bytes: number } }> {
  const name = path.basename(file)
  if (isSent) {
    const bytes = await withDraft(place, name, async (draft) => {
      await writeBackup(source, draft, signal)
      const { size } = statSync(draft)
      await sendAway(place, draft)
      return size
    })
    const address = `${place.name}/${name}`
    // A copy elsewhere is known by its whole address.
    return { address, record: { name: isElsewhere ? address : name, bytes } }
  }
  await writeBackup(source, file, signal)
  const bytes = statSync(file).size
  // A copy elsewhere is known by its whole path.
  const isInPlace = place.isLocal && path.dirname(file) === place.folder
  return { address: file, record: { name: isInPlace ? name : file, bytes } }
}

/** The backup is whole all the same: of a database that is read-only, or older than the journal. */
function warnOfJournal(error: unknown): void {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = reason instanceof Error && 'code' in reason ? ` (${reason.code})` : ''
  process.stderr.write(`Копия сделана, но записать об этом в журнал магазина не удалось${code}.\n`)
}

/** The store that `--to` names; its address is like that of BACKUP_DIR. */
function storeAt(to: string, config: Config): BackupPlace {
  const address = parseS3Address(to)
  if (!address || /\.tar\.gz\/$/.test(address.prefix))
    throw new CommandRefused(
      'Адрес хранилища пишут как в BACKUP_DIR, без имени файла: s3://хранилище/папка?endpoint=https://…&region=…',
    )
  return backupPlaceOf({ ...config, backupStorage: settingsAt(address, config) })
}

function chooseFile(place: BackupPlace, to: string | undefined): string {
  const name = nameBackup(new Date(), false)
  if (to === undefined) return path.join(place.folder, name)
  const file = path.resolve(to)
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ? path.join(file, name) : file
}
