import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { clearAway, linkTree } from '../scripts/upgrade/build-beside.ts'
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
import { findPresent } from '../scripts/upgrade/target.ts'
import { makeUpgrades, write } from './support/upgrade-checkout.ts'

const { place, openCheckout, remove } = makeUpgrades()
afterAll(remove)

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
