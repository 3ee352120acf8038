/** A mutant that does what the original does, so that no test can catch it. */
export interface Equivalent {
  file: string
  /** The line (or lines) of the mutated code, white space squeezed. */
  was: string
  becomes: string
  why: string
}

/** Every one is listed in docs/mutation.md; one that fits no mutant any more is an error of the run. */
export const EQUIVALENTS: readonly Equivalent[] = []
