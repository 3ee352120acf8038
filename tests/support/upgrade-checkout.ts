import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { git, placesOf } from '../../scripts/upgrade/switch.mjs'
import { findPresent } from '../../scripts/upgrade/target.ts'

/** Writes files below a folder, by their names. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

/** Makes a small origin with a former version (branch `former`) and a new one (`main`, tag `v2`), and checkouts of it. */
export function makeUpgrades() {
  const place = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'upgrade-steps-')))
  const origin = path.join(place, 'origin')
  let copies = 0
  write(origin, {
    'program.txt': 'former',
    'gone.txt': 'former',
    '.gitignore': 'node_modules\ndist\n.upgrade\n',
  })
  git(origin, 'init', '--quiet', '--initial-branch=main')
  commit(origin, 'former')
  git(origin, 'branch', 'former')
  write(origin, {
    'program.txt': 'new',
    'added.txt': 'new',
    'scripts/prepare.mjs': 'new',
    'package.json': '{}',
  })
  rmSync(path.join(origin, 'gone.txt'))
  commit(origin, 'new')
  git(origin, 'tag', 'v2')

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

  return { place, openCheckout, remove: () => rmSync(place, { recursive: true, force: true }) }
}

function commit(origin: string, subject: string): void {
  git(origin, 'add', '--all')
  const name = ['-c', 'user.name=a', '-c', 'user.email=a@example.test']
  git(origin, ...name, 'commit', '--quiet', '--message', subject)
}
