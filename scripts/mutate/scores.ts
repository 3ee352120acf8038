import type { Mutant } from './mutants.ts'
import { readKept, writeKept } from './progress.ts'

/** What the tests catch of some mutants. */
export interface Score {
  mutants: number
  caught: number
  equivalent: number
}

/** A file's score, with the date of its run. */
type FileScore = Score & { file: string; measured: string }

/** Scores of files by name, kept in `node_modules/.cache/mutate/scores.json`. */
export type Scores = Readonly<Record<string, FileScore>>

const FILE = 'scores.json'

/** The scores of all files that have been tried to their end. */
export const readScores = (): Scores => readKept<Scores>(FILE) ?? {}

/** Keeps the scores of files that were tried to their end. */
export function saveScores(files: readonly string[], mutants: readonly Mutant[]): void {
  const measured = new Date().toISOString().slice(0, 10)
  const fresh = files.map((file): [string, FileScore] => [
    file,
    { file, measured, ...countOf(mutants.filter((one) => one.file === file)) },
  ])
  writeKept(FILE, { ...readScores(), ...Object.fromEntries(fresh) })
}

/** Counts mutants by what became of them. */
export function countOf(mutants: readonly Mutant[]): Score {
  const countable = mutants.filter(({ equivalent }) => equivalent === null)
  return {
    mutants: mutants.length,
    caught: countable.filter(({ isCaught }) => isCaught).length,
    equivalent: mutants.length - countable.length,
  }
}

/** Several scores as one. */
export function sumOf(scores: readonly Score[]): Score {
  const sum = (name: keyof Score) => scores.reduce((total, score) => total + score[name], 0)
  return { mutants: sum('mutants'), caught: sum('caught'), equivalent: sum('equivalent') }
}

/** Share of the caught mutants among those that can be caught, 0 to 1; 1 without any. */
export function shareOf({ mutants, caught, equivalent }: Score): number {
  return mutants === equivalent ? 1 : caught / (mutants - equivalent)
}

/** Formats a share, rounded down: 0.859 → «85 %», so that nothing below a limit looks like it. */
export function percent(share: number): string {
  return `${Math.floor(share * 100)} %`
}
