import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { askStarter, findDoors, isListening, shortest } from '../starter-door.mjs'
import { placesOf } from './switch.mjs'
import { Refused, reasonOf } from './words.ts'

/** The running shop of a checkout, as its starter tells of it. */
export interface RunningShop {
  /** The starter's socket. */
  door: string
  /** Where the server listens on this machine. */
  address: string
}

const NOT_RUNNING =
  'Запущенного магазина не видно: команда обновляет магазин, который работает из этой папки (npm start или служба). ' +
  'Запустите его и повторите. Если он работает, его запустила версия без этой команды: обновите её один раз вручную ' +
  '(docs/operations/upgrade.md).'

/** Stands for a shop that does not run: nobody answers. */
export const STOPPED_SHOP: RunningShop = { door: path.join(os.devNull, 'nobody'), address: '' }

/** Throws Refused for a shop that does not run. */
export function refuseStopped(): never {
  throw new Refused(NOT_RUNNING)
}

/**
 * Finds the shop that runs from this checkout; its settings become those of this process. Null where there is none. Throws Refused where
 * there are several.
 */
export async function findRunningShop(root: string): Promise<RunningShop | null> {
  const doors = await findDoors(root)
  const [door] = doors
  if (door === undefined) return null
  if (doors.length > 1)
    throw new Refused(
      `Из этой папки запущено магазинов: ${doors.length}. Команда обновляет один: остановите остальные или обновите вручную.`,
    )
  const state = await askStarter(door, 'state')
  if (state === null) return null
  takeSettings(state.environment)
  return { door, address: addressOf(state.environment) }
}

/** Throws Refused where the checkout is not this user's. */
export function requireOwn(root: string): void {
  const { uid } = statSync(root)
  const user = process.getuid?.()
  const { folder } = placesOf(root)
  const places = [root, path.join(root, '.git'), ...(existsSync(folder) ? [folder] : [])]
  try {
    if (uid !== user) throw new Error('another user')
    for (const place of places) accessSync(place, constants.W_OK | constants.X_OK)
  } catch {
    throw new Refused(
      `Папка магазина принадлежит пользователю ${nameUser(uid)}, а команду выполняет ${nameUser(user ?? -1)}: ` +
        `sudo -u ${nameUser(uid)} npm run upgrade. Ей и магазину нужен один пользователь с правом писать в эту папку.`,
    )
  }
}

function nameUser(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : `№ ${uid}`
}

/** What belongs to this terminal and not to the shop. */
const OWN_VARIABLES = new Set(['PATH', 'npm_execpath', 'npm_node_execpath', 'TERM', 'PWD'])

function takeSettings(environment: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(environment))
    if (!OWN_VARIABLES.has(name) && !name.startsWith('npm_lifecycle_')) process.env[name] = value
  // A user of a service has no home, and npm wants a folder.
  const { homedir } = os.userInfo()
  if (!process.env.npm_config_cache && !existsSync(homedir))
    process.env.npm_config_cache = path.join(placesOf(process.cwd()).folder, 'npm')
}

/** Where a shop with these settings listens, for this machine. Throws Refused for a port that each start chooses anew. */
export function addressOf({ HOST, PORT }: Readonly<Record<string, string | undefined>>): string {
  if (PORT === '0')
    throw new Refused(
      'PORT=0: порт у каждого запуска свой, и команда не узнает, готов ли магазин. Задайте порт.',
    )
  const host = HOST || 'localhost'
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || '3000'}`
}

/** Makes this command the only one of the checkout, until the process ends. Throws Refused when there is another. */
export async function becomeOnlyCommand(root: string): Promise<void> {
  const { folder, command } = placesOf(root)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (await isListening(command)) throw new Refused('Обновление уже идёт: дождитесь его конца.')
  rmSync(command, { force: true })
  const server = net.createServer((socket) => socket.destroy())
  const listening = Promise.withResolvers<void>()
  server.on('error', listening.reject).listen(shortest(command), listening.resolve)
  await listening.promise.catch((error: unknown) => {
    throw new Refused(`Не удалось начать обновление: ${reasonOf(error)}`)
  })
  server.unref()
}
