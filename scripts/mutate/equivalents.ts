/** A mutant that does what the original does, so that no test can catch it. */
export interface Equivalent {
  file: string
  /** The line (or lines) of the mutated code, white space squeezed. */
  was: string
  becomes: string
  why: string
}

const because = (file: string, why: string, ...pairs: readonly (readonly [was: string, becomes: string])[]) =>
  pairs.map(([was, becomes]): Equivalent => ({ file, was, becomes, why }))

const fits = 'src/domain/selection/fits.ts'

/** Every one is listed in docs/mutation.md; one that fits no mutant any more is an error of the run. */
export const EQUIVALENTS: readonly Equivalent[] = [
  ...because(
    fits,
    'litres are unknown exactly when the residents are; the second question is for the compiler',
    [
      'if (litres === null || residents === null || need.individual !== null) return []',
      'if (litres === null && residents === null || need.individual !== null) return []',
    ],
    [
      'if (litres === null || residents === null || need.individual !== null) return []',
      'if (false || residents === null || need.individual !== null) return []',
    ],
    [
      'if (litres === null || residents === null || need.individual !== null) return []',
      'if (litres === null || false || need.individual !== null) return []',
    ],
  ),
  ...because(
    'src/domain/selection/explanation.ts',
    'litres are unknown exactly when the residents are; the second question is for the compiler',
    [
      'if (residents === null || litres === null) return []',
      'if (residents === null && litres === null) return []',
    ],
    ['if (residents === null || litres === null) return []', 'if (false || litres === null) return []'],
    ['if (residents === null || litres === null) return []', 'if (residents === null || false) return []'],
  ),
  ...because(
    fits,
    'a pipe too deep for any body is an individual case, for which no model is looked for; for the compiler',
    ['if (need.variant === null) return null', 'if (false) return null'],
  ),
  ...because(fits, 'one of another kind among the first ends the function on the next line', [
    "const other = models.slice(SHORTLIST).find(({ kind }) => kind !== 'upright')",
    "const other = models.find(({ kind }) => kind !== 'upright')",
  ]),
]
