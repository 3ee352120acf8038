import path from 'node:path'
import { EmbeddedDatabaseError } from '@septic-shop/embedded-postgres'
import type { Logger } from 'pino'
import { type Config, readConfig, WrongConfig } from '../config.ts'
import { describeError } from '../describe-error.ts'
import { hasCode, isDiskFull } from '../error-code.ts'
import { BackupRefused } from '../features/backups/backup-refused.ts'
import { requireFolder } from '../features/backups/folder.ts'
import { becomeOwner } from '../features/backups/restore/become-owner.ts'
import { createLogger } from '../log.ts'
import { dropForeignVariables } from '../platform/db/host-variables.ts'
import { FilesUnavailable, UnreadableFile } from '../platform/files/file-store.ts'
import { CommandRefused } from './command-refused.ts'

/** Variables of a process. */
export type Environment = Record<string, string | undefined>

/** Writes a line for the person at the terminal. */
export const print = (text: string) => process.stdout.write(`${text}\n`)

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
    const isStopped = stopping.signal.aborted && !isRefusal(error)
    process.stderr.write(`${isStopped ? 'Прервано. Ничего не изменено.' : toSentence(error, owner)}\n`)
    return 1
  } finally {
    for (const name of STOPS) process.off(name, stop)
  }
}

const isRefusal = (error: unknown): error is CommandRefused | BackupRefused =>
  error instanceof CommandRefused || error instanceof BackupRefused

/** SQLSTATE disk_full. */
const DATABASE_FULL = /^53100$/

/** What a person can do about it, where that is known. */
function toSentence(error: unknown, owner: number | null): string {
  const isKnown =
    isRefusal(error) ||
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
