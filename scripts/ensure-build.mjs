import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, say } from './ensure-install.mjs'
import { withOurPrograms } from './ensure-node.mjs'

const sources = [
  'src',
  'content',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
]
const stamp = path.join(root, 'dist', '.build-stamp')

/** Builds dist/ unless it was built from exactly these sources. Returns whether dist/ is usable. */
export function ensureBuilt(node, { force = false } = {}) {
  const state = hashSources()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return true
  say('Building the pages…')
  rmSync(stamp, { force: true })
  const build = fileURLToPath(import.meta.resolve('./build.mjs'))
  const { status } = spawnSync(node, [build], { cwd: root, stdio: 'inherit', env: withOurPrograms(node) })
  if (status !== 0) return false
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
  return true
}

function hashSources() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(source) {
  const target = path.join(root, source)
  if (!existsSync(target)) return []
  if (!statSync(target).isDirectory()) return [source]
  return readdirSync(target, { recursive: true })
    .filter((name) => !/\.test\.tsx?$/.test(name) && statSync(path.join(target, name)).isFile())
    .map((name) => path.join(source, name))
    .sort()
}
