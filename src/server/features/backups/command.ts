import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EmbeddedDatabaseError } from '@septic-shop/embedded-postgres'
import type { Logger } from 'pino'
import { type Config, readConfig, WrongConfig } from '../../config.ts'
import { describeError } from '../../describe-error.ts'
import { hasCode, isDiskFull } from '../../error-code.ts'
import { createLogger } from '../../log.ts'
import { connectCopier } from '../../platform/db/copy/connect-copier.ts'
import { dropForeignVariables } from '../../platform/db/host-variables.ts'
import { locateDatabase } from '../../platform/db/locate-database.ts'
import { FilesUnavailable, UnreadableFile } from '../../platform/files/file-store.ts'
import { isS3Address, parseS3Address } from '../../platform/files/s3-address.ts'
import { nameBackup } from './backup-names.ts'
import { type BackupPlace, backupPlaceOf, sendAway } from './backup-place.ts'
import { BackupRefused } from './backup-refused.ts'
import { recordBackup } from './backups.store.ts'
import { withDraft } from './draft-backup.ts'
import { requireFolder } from './folder.ts'
import type { Manifest } from './manifest.ts'
import { becomeOwner } from './restore/become-owner.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { openStored, settingsAt } from './stored-archive.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

/** Variables of a process. */
export type Environment = Record<string, string | undefined>

/** Writes a line for the person at the terminal. */
export const print = (text: string) => process.stdout.write(`${text}\n`)

/** `npm run backup`: writes a backup and prints its path. Returns the exit status. */
export function backUp(environment: Environment, args: string[]): Promise<number> {
  return runCommand(environment, async (config, log, signal) => {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
    const hasOwnServer = config.databaseUrl !== undefined
    if (!hasOwnServer && !existsSync(path.join(config.dataDir, 'postgres', 'PG_VERSION'))) {
      const folder = path.resolve(config.dataDir)
      throw new BackupRefused(`В папке ${folder} нет магазина: проверьте DATA_DIR.`)
    }
    const store = to !== undefined && isS3Address(to) ? storeAt(to, config) : undefined
    const isElsewhere = store !== undefined
    const place = store ?? backupPlaceOf(config)
    const file = chooseFile(place, isElsewhere ? undefined : to)
    const { location, leave } = await locateDatabase(config, log)
    const { db, close } = connectCopier(location, log)
    const disconnect = () => close().then(leave)
    const { dataDir, storage } = config
    const source = { db, dataDir, storage, server: hasOwnServer ? 'own' : 'embedded' } as const
    const isSent = !place.isLocal && (isElsewhere || to === undefined)
    const made = await make(source, { place, file, isSent, isElsewhere }, signal).catch(
      async (error: unknown) => {
        await disconnect()
        throw error
      },
    )
    // From here on there is a backup, whatever else fails.
    print(made.address)
    await recordBackup(db, { ...made.record, checked: false, reason: null }).catch(warnOfJournal)
    await disconnect().catch((error: unknown) =>
      log.warn({ err: error }, 'копия сделана, но база данных закрыта со сбоем'),
    )
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
    throw new BackupRefused(
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

/** `npm run restore`: makes a new installation of a backup. Returns the exit status. */
export function restore(environment: Environment, args: string[]): Promise<number> {
  return runCommand(environment, async (config, log, signal) => {
    const [file, ...rest] = parseArgs({ args, allowPositionals: true }).positionals
    if (file === undefined || rest.length > 0)
      throw new BackupRefused('Назовите один файл копии: npm run restore -- ФАЙЛ')
    const archive = isS3Address(file) ? await openStored(file, config) : path.resolve(file)
    describeRestored(await restoreBackup(archive, config, log, signal))
  })
}

function describeRestored({ madeAt, tables, files }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  print(
    `Восстановлено из копии от ${madeAt}: таблиц ${tables.length}, строк ${rows}, файлов ${files.length}.`,
  )
  print('Сообщения, плановые цены и публикации ждут, пока администратор не нажмёт «Отправить и выполнить».')
  print(
    'Ключа шифрования в копии нет: если не вернёте прежний, в настройках каналов введите секрет заново, а второй шаг входа пройдёте кодом восстановления.',
  )
}

/** Ctrl-C, a service that stops, a terminal that is closed. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a command of the terminal; what goes wrong is one sentence. Returns the exit status. */
export async function runCommand(
  environment: Environment,
  command: (config: Config, log: Logger, signal: AbortSignal) => Promise<void>,
): Promise<number> {
  let owner: number | null = null
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  try {
    for (const name of STOPS) process.on(name, stop)
    // What they write (database, pictures, backups) is for this user only.
    process.umask(0o077)
    const config = readConfig(environment)
    requireFolder(config.dataDir)
    owner = becomeOwner(config.dataDir)
    const log = createLogger(config.logLevel === 'info' ? 'warn' : config.logLevel)
    dropForeignVariables(environment, config, log)
    await command(config, log, stopping.signal)
    return 0
  } catch (error) {
    const isStopped = stopping.signal.aborted && !(error instanceof BackupRefused)
    process.stderr.write(`${isStopped ? 'Прервано. Ничего не изменено.' : toSentence(error, owner)}\n`)
    return 1
  } finally {
    for (const name of STOPS) process.off(name, stop)
  }
}

/** SQLSTATE disk_full. */
const DATABASE_FULL = /^53100$/

/** What a person can do about it, where that is known. */
function toSentence(error: unknown, owner: number | null): string {
  const isKnown =
    error instanceof BackupRefused ||
    error instanceof WrongConfig ||
    error instanceof FilesUnavailable ||
    error instanceof EmbeddedDatabaseError
  if (isKnown) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'))
    return 'Не понимаю параметры: npm run backup -- --to ФАЙЛ или npm run restore -- ФАЙЛ'
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `На месте папки стоит файл${placeOf(error)}. Ничего не изменено.`
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir')
    return `В папке${placeOf(error)} ничего создать нельзя. Ничего не изменено.`
  if (isDiskFull(error)) return 'На диске не хватило места. Ничего не изменено.'
  if (hasCode(error, DATABASE_FULL)) return 'На диске базы данных не хватило места. Ничего не изменено.'
  if (code === 'EFBIG')
    return 'Файл больше, чем разрешает диск или ограничение ulimit -f. Ничего не изменено.'
  if (error instanceof UnreadableFile) return `Нет права прочитать ${error.path}. Ничего не изменено.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return owner === null
      ? `Нет права писать в папку${placeOf(error)}. Ничего не изменено.`
      : `У владельца магазина (пользователь № ${owner}), от имени которого выполняется команда, нет права писать в папку${placeOf(error)}. Ничего не изменено.`
  return `Не получилось, ничего не изменено: ${JSON.stringify(describeError(error))}`
}

const placeOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string'
    ? ` ${path.dirname(error.path)}`
    : ''
