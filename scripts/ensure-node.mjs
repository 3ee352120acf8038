import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fail, isWindows, root } from './ensure-install.mjs'

const neededMajor = 24

/** The program that runs the shop: the Node.js pinned in package.json, else the one running now if new enough. */
export function chooseNode() {
  const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const pinned = path.join(root, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node')
  // The file may be there and yet not run, as on Alpine, whose C library is another.
  const { stdout } = spawnSync(pinned, ['--version'], { encoding: 'utf8' })
  if (isNewEnough(stdout)) return pinned
  if (isNewEnough(process.version)) return process.execPath
  return fail(
    `The shop runs on Node.js ${neededMajor} or newer, this is ${process.version}, and npm has no ready one for ` +
      `${process.platform}-${process.arch}: install Node.js ${neededMajor} and start again.`,
  )
}

/** The environment in which `node` and the packages' programs are ours. */
export function withOurPrograms(node, extra = {}) {
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH]
  return { ...process.env, ...extra, PATH: folders.join(path.delimiter) }
}

function isNewEnough(version) {
  return Number.parseInt(version?.replace('v', '') ?? '', 10) >= neededMajor
}
