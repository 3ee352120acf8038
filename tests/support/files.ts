import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')

/** Compile cache of Node.js for programs that tests start; the shop's own, which a build deletes with its folder. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(root, 'dist', 'server', 'compiled') }

/** Files of the program, of `src` and of the packages, whose path matches. */
export const listSources = (pattern: RegExp): string[] =>
  ['packages', 'src'].flatMap((folder) => listFiles(folder, pattern))

/** Tracked and new files of the repository below a folder whose path matches. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter((file) => file !== '' && pattern.test(file) && existsSync(path.join(root, file)))
}
