import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config.ts'
import { copyStorage } from '../features/backups/copy-storage.ts'
import { openStoreAt } from '../features/backups/stored-archive.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { isS3Address, parseS3Address } from '../platform/files/s3-address.ts'
import { CommandRefused } from './command-refused.ts'
import { type Environment, print, runCommand } from './run-command.ts'

const USAGE =
  'Назовите, откуда и куда: npm run storage -- copy ОТКУДА КУДА. Это папка, как DATA_DIR, или адрес вида s3://хранилище/папка?endpoint=https://…&region=…'

/** `npm run storage -- copy FROM TO`: copies uploads and photos, and checks every file. Returns the exit status. */
export function copyFiles(environment: Environment, args: string[]): Promise<number> {
  return runCommand(environment, async (config, _log, signal) => {
    const [action, from = '', to = '', ...rest] = args
    if (action !== 'copy' || from === '' || to === '' || rest.length > 0 || from === to)
      throw new CommandRefused(USAGE)
    if (!isS3Address(from) && !existsSync(from)) throw new CommandRefused(`Папки нет: ${path.resolve(from)}`)
    const copied = await copyStorage(openPlace(from, config), openPlace(to, config), signal)
    const { files, bytes, present, gone, failed } = copied
    if (files + present + gone + failed.length === 0)
      throw new CommandRefused(`Файлов не найдено: ${from} — папка, как DATA_DIR, или адрес хранилища?`)
    print(`Скопировано и сверено: файлов ${files}, байт ${bytes}. Уже были и сверены: ${present}.`)
    if (gone > 0) print(`Удалены, пока шло копирование: ${gone}.`)
    for (const { name, reason } of failed) print(`${name}: ${reason}`)
    if (failed.length > 0)
      throw new CommandRefused(`Не скопировано файлов: ${failed.length}. Повторите ту же команду.`)
  })
}

function openPlace(place: string, config: Config): FileStore {
  if (!isS3Address(place)) return createFolderStore(place)
  const address = parseS3Address(place)
  if (!address) throw new CommandRefused(USAGE)
  return openStoreAt(address, config)
}
