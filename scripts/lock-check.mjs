import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { npmCommand, root } from './ensure-install.mjs'

/**
 * The command that checks the lock file of `project`, in an empty folder that is made to hold what it reads and nothing else, as a fresh
 * clone: `npm ci` refuses a lock file with gaps.
 */
export function prepareLockCheck(folder, project = root) {
  const packages = readdirSync(path.join(project, 'packages')).map((name) => `packages/${name}/package.json`)
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...packages]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(project, file), path.join(folder, file))
  }
  return npmCommand(['ci', '--dry-run', '--ignore-scripts'])
}
