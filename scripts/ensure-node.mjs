import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fail, isWindows, root } from './ensure-install.mjs'

const neededMajor = 24

/** Path of Node.js for the shop: the version pinned in package.json, else the running one if it is new enough. */
export function chooseNode() {
  const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const pinned = path.join(root, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node')
  // The file may exist but not run, as on Alpine with its other C library.
  const { stdout } = spawnSync(pinned, ['--version'], { encoding: 'utf8' })
  if (isNewEnough(stdout)) return pinned
  if (isNewEnough(process.version)) return process.execPath
  return fail(
    `The shop runs on Node.js ${neededMajor} or newer, this is ${process.version}, and npm has no ready one for ` +
      `${process.platform}-${process.arch}: install Node.js ${neededMajor} and start again.`,
  )
}

/**
 * Environment whose PATH begins with our `node` and the packages' programs. Without the host's wish for another driver of PostgreSQL,
 * which is not installed: `pg` reads it before any line of ours runs.
 */
export function withOurPrograms(node, extra = {}) {
  const { NODE_PG_FORCE_NATIVE: _, ...environment } = process.env
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH]
  return { ...environment, ...extra, PATH: folders.join(path.delimiter) }
}

function isNewEnough(version) {
  return Number.parseInt(version?.replace('v', '') ?? '', 10) >= neededMajor
}
