import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

export interface Checkout {
  folder: string
  remove(): void
}

/**
 * The shop as it was at a commit, in `folder`; its starter installs and builds it when it is first started. A folder that is
 * such a checkout already may be named instead of a commit, and is left as it is.
 */
export function checkOut(commitOrFolder: string, folder: string): Checkout {
  if (existsSync(path.join(commitOrFolder, 'package.json'))) {
    return { folder: path.resolve(commitOrFolder), remove: () => undefined }
  }
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--detach', folder, commitOrFolder)
  return { folder, remove: () => void git('worktree', 'remove', '--force', folder) }
}
