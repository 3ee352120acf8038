import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readNewestKnown } from '../../src/server/platform/db/migration/oldest-program.ts'
import { askStarter } from '../starter-door.mjs'
import { buildBeside, clearAway } from './build-beside.ts'
import { readOptions, type UpgradeOptions } from './options.ts'
import {
  becomeOnlyCommand,
  findRunningShop,
  type RunningShop,
  refuseStopped,
  requireOwn,
  STOPPED_SHOP,
} from './own-shop.ts'
import { recover } from './recover.ts'
import { requireUpgradable } from './refusals.ts'
import { admits, isAdmitted, readVersionSchema } from './schema.ts'
import { goOnWhenTold, settle } from './settle.ts'
import { listMoves, listMovesBack, makeMoves, readStep, type UpgradeStep, writeStep } from './switch.mjs'
import { findPresent, findTarget } from './target.ts'
import { countChanges, nameVersion, Refused, reasonOf, STOPS, say } from './words.ts'

/** `npm run upgrade`: another version takes the place of this one, and the former one comes back when it does not work. Returns the exit status. */
export async function upgrade(root: string, args: string[]): Promise<number> {
  // The terminal may be closed while versions change places.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  try {
    if (process.platform === 'win32')
      throw new Refused('В Windows этой команды нет: обновите магазин вручную (docs/operations/upgrade.md).')
    const options = readOptions(args)
    requireOwn(root)
    await becomeOnlyCommand(root)
    const shop = await findRunningShop(root)
    const step = readStep(root)
    if (step === null) return await goOn(root, shop ?? refuseStopped(), options)
    if (options.check)
      throw new Refused('Прошлое обновление было прервано: следующий вызов без --check сначала закончит его.')
    const isWell = await recover(root, shop ?? STOPPED_SHOP, step, options.waitMs)
    return isWell && shop ? await goOn(root, shop, options) : 1
  } catch (error) {
    process.stderr.write(
      `${error instanceof Refused ? error.message : `Не получилось: ${reasonOf(error)}`}\n`,
    )
    return 1
  }
}

async function goOn(root: string, shop: RunningShop, options: UpgradeOptions): Promise<number> {
  const present = findPresent(root)
  const target = findTarget(root, present, options.to)
  if (target === present.from) {
    say(`Уже работает эта версия: ${nameVersion(root, target)}.`)
    return 0
  }
  requireUpgradable(root, present, target)
  const known = readNewestKnown()
  await announce(root, present.from, target, known)
  if (options.check) {
    say('Это была проверка: ничего не изменено.')
    return 0
  }
  const step: UpgradeStep = { ...present, name: 'building', target, known, backup: null, server: null }
  await makeReady(root, step)
  const state = await askStarter(shop.door, 'state')
  if (state === null) {
    clearAway(root)
    throw new Refused('Магазин остановили во время сборки: обновление не начато. Запустите его и повторите.')
  }
  step.server = state.pid
  return await takeOver(root, shop, step, options.waitMs)
}

/** Says what comes. Throws Refused for a version that may not run on the database as it is. */
async function announce(root: string, from: string, target: string, known: number): Promise<void> {
  const schema = readVersionSchema(root, target)
  if (schema && !(await isAdmitted(schema.known)))
    throw new Refused('База данных новее, чем та версия: она на ней не запустится.')
  say(`Сейчас: ${nameVersion(root, from)}.`)
  say(`Будет:  ${nameVersion(root, target)}, изменений: ${countChanges(root, from, target)}.`)
  if (admits(schema, known)) say('Если новая версия не заработает, прежняя вернётся сама.')
  else
    say(
      'Новая версия меняет базу так, что прежняя на ней не работает: если она не заработает после этого, сама прежняя не вернётся.',
    )
}

/** All that the shop does not notice: the backup, and the new version beside. Leaves nothing when it fails. */
async function makeReady(root: string, step: UpgradeStep): Promise<void> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  for (const name of STOPS) process.on(name, stop)
  writeStep(root, step)
  try {
    say('1/4 Резервная копия…')
    step.backup = await backUp(root)
    say(`    ${step.backup}`)
    say('2/4 Сборка новой версии рядом, магазин работает…')
    if (!stopping.signal.aborted) await buildBeside(root, step.target, stopping.signal)
    if (stopping.signal.aborted) throw new Refused('Прервано: магазин работает на прежней версии.')
  } catch (error) {
    clearAway(root)
    throw error
  } finally {
    for (const name of STOPS) process.off(name, stop)
  }
}

/** Makes a backup by the present version; resolves with its place. */
async function backUp(root: string): Promise<string> {
  const options = [path.join(root, 'scripts', 'run.mjs'), 'scripts/backup.ts']
  const child = spawn(process.execPath, options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const place = printed.trim().split('\n').at(-1) ?? ''
  if (code === 0 && place !== '') return place
  throw new Refused(`Резервная копия не получилась, обновление не начато: ${complained.trim()}`)
}

/** The new version takes the place of the former one; from here on a signal ends nothing. */
async function takeOver(root: string, shop: RunningShop, step: UpgradeStep, waitMs: number): Promise<number> {
  goOnWhenTold()
  // Everything that is needed from here on is loaded: the files are about to be those of another version.
  say('3/4 Новая версия встаёт на место прежней, магазин перезапускается…')
  writeStep(root, { ...step, name: 'switching' })
  try {
    makeMoves(listMoves(root, step))
  } catch (error) {
    makeMoves(listMovesBack(root, step))
    writeStep(root, { ...step, name: 'undone' })
    clearAway(root)
    throw new Refused(`Новая версия не встала на место прежней, прежняя работает: ${reasonOf(error)}`)
  }
  writeStep(root, { ...step, name: 'judging' })
  await askStarter(shop.door, 'restart')
  return await settle(root, shop, step, waitMs)
}
