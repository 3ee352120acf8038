import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'

/** A checkout takes less; a lock that is older is nobody's. */
const lockLimitMs = 10_000
const lookEveryMs = 100

/** What a version has beside its sources. */
const made = ['node_modules', 'dist']

/** Where an upgrade keeps what it works with, on the disk of the checkout. */
export function placesOf(root) {
  const folder = path.join(root, '.upgrade')
  return {
    folder,
    step: path.join(folder, 'step.json'),
    next: path.join(folder, 'next'),
    former: path.join(folder, 'former'),
    command: path.join(folder, 'command'),
  }
}

/** The step that an upgrade has written down before it took it; null when none is under way. */
export function readStep(root) {
  const { step } = placesOf(root)
  return existsSync(step) ? JSON.parse(readFileSync(step, 'utf8')) : null
}

/** Writes a step down, in one piece and to the disk. */
export function writeStep(root, step) {
  const { step: file } = placesOf(root)
  const draft = openSync(`${file}.new`, 'w', 0o600)
  writeSync(draft, JSON.stringify(step))
  fsyncSync(draft)
  closeSync(draft)
  renameSync(`${file}.new`, file)
}

/** Runs git in the checkout; returns what it printed. Throws with what it complained of. */
export function git(root, ...options) {
  const { status, stdout, stderr, error } = spawnSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  })
  if (error) throw error
  if (status !== 0) throw new Error(stderr.trim() || `git ${options[0]}: ${status}`)
  return stdout.trim()
}

/** The moves that put the new version in the place of the former one, in their order: each is a rename, the last a checkout. */
export function listMoves(root, { target }) {
  const { next, former } = placesOf(root)
  const moves = made.flatMap((name) => [
    () => {
      mkdirSync(former, { recursive: true })
      if (existsSync(path.join(root, name))) renameSync(path.join(root, name), path.join(former, name))
    },
    () => renameSync(path.join(next, name), path.join(root, name)),
  ])
  return [...moves, () => void git(root, 'checkout', '--quiet', '--detach', target)]
}

/**
 * The moves that put the former version back, wherever the switch or a former undoing was cut off: those that have nothing to do do
 * nothing.
 */
export function listMovesBack(root, { from, branch, target }) {
  const { next, former } = placesOf(root)
  const sources = () => {
    waitForGit(root)
    const added = git(root, 'diff', '--name-only', '--no-renames', '--diff-filter=A', '-z', from, target)
    git(root, 'checkout', '--quiet', '--force', ...(branch === null ? ['--detach', from] : [branch]))
    for (const file of added.split('\0').filter(Boolean)) rmSync(path.join(root, file), { force: true })
  }
  const moves = made.flatMap((name) => {
    const [here, kept, taken] = [root, former, next].map((folder) => path.join(folder, name))
    return [
      () => {
        if (!existsSync(kept) || !existsSync(here)) return
        // Where both are there, a program has made this one again in between.
        if (existsSync(taken)) rmSync(here, { recursive: true })
        else renameSync(here, taken)
      },
      () => {
        if (existsSync(kept)) renameSync(kept, here)
      },
    ]
  })
  return [sources, ...moves]
}

/** Git goes on for a moment when the command that started it was killed; one that was killed itself leaves its lock. */
function waitForGit(root) {
  const lock = path.resolve(root, git(root, 'rev-parse', '--git-path', 'index.lock'))
  const madeAt = () => statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
  while (Date.now() - madeAt() < lockLimitMs)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookEveryMs)
  rmSync(lock, { force: true })
}

/** Does them one after the other. */
export function makeMoves(moves) {
  for (const move of moves) move()
}

/** Undoes a switch that was cut off between its moves. Returns whether there was one. */
export function undoCutSwitch(root) {
  const step = readStep(root)
  if (step?.name !== 'switching') return false
  makeMoves(listMovesBack(root, step))
  writeStep(root, { ...step, name: 'undone' })
  return true
}
