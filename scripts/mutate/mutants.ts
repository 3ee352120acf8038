import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EQUIVALENTS, type Equivalent } from './equivalents.ts'
import { root } from './select.ts'

type Place = { line: number; column: number }

/** A mutant's result in Stryker's format. */
export interface Tested {
  fileName: string
  mutatorName: string
  replacement: string
  location: { start: Place; end: Place }
  status:
    | 'Killed'
    | 'Timeout'
    | 'Survived'
    | 'NoCoverage'
    | 'RuntimeError'
    | 'CompileError'
    | 'Ignored'
    | 'Pending'
}

/** A mutant for the report: original and mutated line. */
export interface Mutant {
  file: string
  line: number
  was: string
  becomes: string
  isCaught: boolean
  /** The matching entry of `equivalents.ts`, if any. */
  equivalent: Equivalent | null
}

/** Converts Stryker's result; null for statuses that say nothing about the tests. */
export function toMutant({ fileName, location, replacement, status }: Tested): Mutant | null {
  if (status === 'RuntimeError' || status === 'CompileError' || status === 'Ignored') return null
  const file = path.relative(root, path.resolve(root, fileName)).replaceAll(path.sep, '/')
  const lines = linesOf(file)
  const { start, end } = location
  const before = (lines[start.line - 1] ?? '').slice(0, start.column - 1)
  const after = (lines[end.line - 1] ?? '').slice(end.column - 1)
  const original = lines.slice(start.line - 1, end.line).join(' ')
  const [was, becomes] = [original, before + replacement + after].map(squeeze)
  const equivalent = EQUIVALENTS.find(
    (one) => one.file === file && one.was === was && one.becomes === becomes,
  )
  return {
    file,
    line: start.line,
    was: was ?? '',
    becomes: becomes ?? '',
    isCaught: status === 'Killed' || status === 'Timeout',
    equivalent: equivalent ?? null,
  }
}

/** Entries of these files that match no mutant, or one that a test catches. */
export function wrongEquivalents(mutants: readonly Mutant[], files: ReadonlySet<string>): Equivalent[] {
  const right = new Set(mutants.filter(({ isCaught }) => !isCaught).map(({ equivalent }) => equivalent))
  return EQUIVALENTS.filter((one) => files.has(one.file) && !right.has(one))
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Reads the files at the start, since they may be edited while their mutants are tested. */
export function rememberLines(files: readonly string[]): void {
  for (const file of files) linesOf(file)
}

const known = new Map<string, string[]>()
function linesOf(file: string): string[] {
  const lines = known.get(file) ?? readFileSync(path.join(root, file), 'utf8').split('\n')
  known.set(file, lines)
  return lines
}
