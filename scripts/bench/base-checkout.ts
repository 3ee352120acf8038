import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

export interface Checkout {
  folder: string
  remove(): void
}

/**
 * Checks out a commit into `folder`; its starter installs and builds it at the first start. Instead of a commit an existing
 * checkout's folder can be given, which is used unchanged.
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
