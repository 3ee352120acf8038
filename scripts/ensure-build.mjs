import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, say } from './ensure-install.mjs'
import { withOurPrograms } from './ensure-node.mjs'

const sources = [
  'src',
  'packages',
  'content',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
]
const stamp = path.join(root, 'dist', '.build-stamp')

/**
 * Builds dist/ unless it was built from exactly these sources. Resolves with whether dist/ is usable. `runScript` runs the build
 * otherwise than in this terminal, and resolves with its exit code.
 */
export async function ensureBuilt(node, { force = false, runScript = runHere } = {}) {
  const files = sources.flatMap(listFiles)
  const touched = hashTimes(files)
  const [content, times] = readStamp()
  // Compares modification times first, because reading all files is slow.
  if (!force && times === touched) return true
  const state = hashContent(files)
  if (!force && content === state) {
    writeFileSync(stamp, `${state}\n${touched}`)
    return true
  }
  say('Building the pages…')
  rmSync(stamp, { force: true })
  const build = fileURLToPath(import.meta.resolve('./build.mjs'))
  if ((await runScript(node, build)) !== 0) return false
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${state}\n${touched}`)
  return true
}

function runHere(node, script) {
  const child = spawn(node, [script], { cwd: root, stdio: 'inherit', env: withOurPrograms(node) })
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Hash of the sources and their modification times at the last build. */
function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
}

function hashTimes(files) {
  const hash = createHash('sha256')
  for (const { file, size, mtimeMs, ctimeMs } of files)
    hash.update(`${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0`)
  return hash.digest('hex')
}

function hashContent(files) {
  const hash = createHash('sha256')
  for (const { file } of files) {
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
  const found = statSync(target, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [{ file: source, ...timesOf(found) }]
  return readdirSync(target, { recursive: true })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => {
      const entry = statSync(path.join(target, name))
      return entry.isFile() ? [{ file: path.join(source, name), ...timesOf(entry) }] : []
    })
}

const timesOf = ({ size, mtimeMs, ctimeMs }) => ({ size, mtimeMs, ctimeMs })
