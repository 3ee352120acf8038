import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { AREAS, type Area } from './areas.ts'

/** The repository's root. */
export const root = path.join(import.meta.dirname, '../..')

/** An area with the files to mutate in this run. */
export interface Portion {
  area: Area
  files: readonly string[]
}

/** All files of an area. */
export const filesOf = ({ mutate }: Area): string[] => mutate.flatMap(expand)

/** All areas with all their files. */
export function allPortions(): Portion[] {
  return AREAS.map((area) => ({ area, files: filesOf(area) }))
}

/** Areas restricted to the wanted files; without empty ones. */
export function portionsOf(isWanted: (file: string) => boolean): Portion[] {
  return allPortions()
    .map(({ area, files }) => ({ area, files: files.filter(isWanted) }))
    .filter(({ files }) => files.length > 0)
}

/**
 * Files changed since the merge base with main, and files whose tests have changed: `price.ts` for `price.test.ts`, the whole
 * area for a test in `tests/`.
 */
export function changedPortions(): Portion[] {
  const changed = new Set(changedFiles())
  const ownTest = (file: string) => file.replace(/\.tsx?$/, '.test.ts')
  return allPortions()
    .map(({ area, files }) => {
      const isWhole = area.tests.some((pattern) => changed.has(pattern) && pattern.startsWith('tests/'))
      const isChanged = (file: string) =>
        [file, ownTest(file), `${ownTest(file)}x`].some((one) => changed.has(one))
      return { area, files: isWhole ? files : files.filter(isChanged) }
    })
    .filter(({ files }) => files.length > 0)
}

/** Throws when a pattern of the area matches nothing. */
export function requireFiles({ name, mutate, tests }: Area): void {
  const missing = [...mutate, ...tests].filter((pattern) => globSync(pattern, { cwd: root }).length === 0)
  if (missing.length > 0)
    throw new Error(`${name}: no file is ${missing.join(', ')}; mend scripts/mutate/areas.ts`)
}

function expand(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .sort()
}

/** Committed, uncommitted and new files since main. On main without changes: the last commit's. */
function changedFiles(): string[] {
  const isClean = git('status', '--porcelain').length === 0
  const base = isClean && git('rev-parse', 'HEAD')[0] === git('rev-parse', 'main')[0] ? 'HEAD~1' : 'main...'
  return [...git('diff', '--name-only', base), ...git('diff', '--name-only', 'HEAD'), ...newFiles()]
}

const newFiles = () => git('ls-files', '--others', '--exclude-standard')

function git(...options: string[]): string[] {
  return execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
