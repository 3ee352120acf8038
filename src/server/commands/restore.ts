import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Manifest } from '../features/backups/manifest.ts'
import { restoreBackup } from '../features/backups/restore/restore-backup.ts'
import { openStored } from '../features/backups/stored-archive.ts'
import { isS3Address } from '../platform/files/s3-address.ts'
import { CommandRefused } from './command-refused.ts'
import { type Environment, print, runCommand } from './run-command.ts'

/** `npm run restore`: makes a new installation of a backup. Returns the exit status. */
export function restore(environment: Environment, args: string[]): Promise<number> {
  return runCommand(environment, async (config, log, signal) => {
    const [file, ...rest] = parseArgs({ args, allowPositionals: true }).positionals
    if (file === undefined || rest.length > 0)
      throw new CommandRefused('Назовите один файл копии: npm run restore -- ФАЙЛ')
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
