import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Tested } from './mutants.ts'
import { type Portion, root } from './select.ts'

/** What runs leave behind; no part of the repository. */
const folder = path.join(root, 'node_modules/.cache/mutate')

/** Stryker's incremental file of an area, in the format of its reports. */
export const incrementalFileOf = (area: string): string => path.join(folder, `${area}.json`)

interface Report {
  files: Record<string, { mutants: readonly Omit<Tested, 'fileName'>[] }>
}

/** Files of a run that has not ended. */
const UNFINISHED = 'unfinished.json'

/**
 * Begins a run. When the last one was cut off on the same files, or `isAgain`, what Stryker remembers of them is kept and not tried
 * again; otherwise it is forgotten. Returns whether an earlier run goes on.
 */
export function beginRun(portions: readonly Portion[], isAgain: boolean): boolean {
  const files = portions.flatMap((portion) => portion.files)
  const isResumed = JSON.stringify(readKept(UNFINISHED)) === JSON.stringify(files)
  if (!isResumed && !isAgain) for (const portion of portions) forget(portion)
  writeKept(UNFINISHED, files)
  return isResumed
}

/** Ends a run that tried everything. */
export function endRun(): void {
  rmSync(path.join(folder, UNFINISHED), { force: true })
}

/** What Stryker remembers of these files, in this run or before. */
export function readTested({ area, files }: Portion): Tested[] {
  const report = readKept<Report>(`${area.name}.json`)
  return files.flatMap((fileName) =>
    (report?.files[fileName]?.mutants ?? []).map((mutant) => ({ ...mutant, fileName })),
  )
}

function forget({ area, files }: Portion): void {
  const report = readKept<Report>(`${area.name}.json`)
  if (!report) return
  for (const file of files) delete report.files[file]
  writeKept(`${area.name}.json`, report)
}

/** Reads what `writeKept` or Stryker wrote; null when there is nothing. */
export function readKept<T>(name: string): T | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  } catch {
    return null
  }
}

/** Writes a value as JSON among what runs leave behind. */
export function writeKept(name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), JSON.stringify(value, null, 2))
}
