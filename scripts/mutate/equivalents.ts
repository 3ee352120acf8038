/** An equivalent mutant: it behaves like the original, so no test can catch it. */
export interface Equivalent {
  file: string
  /** The original line (or lines), with collapsed whitespace. */
  was: string
  becomes: string
  why: string
}

const because = (file: string, why: string, ...pairs: readonly (readonly [was: string, becomes: string])[]) =>
  pairs.map(([was, becomes]): Equivalent => ({ file, was, becomes, why }))

const fits = 'src/domain/selection/fits.ts'

/** All equivalent mutants, also listed in docs/mutation.md; an entry that matches no mutant fails the run. */
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
    'src/server/staff/password.ts',
    'the same numbers are the defaults of the library; written out so that no update changes them',
    ['const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }', 'const options = {}'],
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
