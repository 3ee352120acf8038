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

/** All equivalent mutants; an entry that matches no mutant fails the run. */
export const EQUIVALENTS: readonly Equivalent[] = [
  ...because(
    'src/server/features/staff/password.ts',
    'the same numbers are the defaults of the library; written out so that no update changes them',
    ['const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }', 'const options = {}'],
  ),
  ...because(
    'src/storefront/inquiry/loading/use-outbox.ts',
    'a page has one API client for as long as it is open; React’s rules for hooks want it named',
    ['}, [api])', '}, [])'],
    ['}, [prepare])', '}, [])'],
  ),
  ...because(
    'src/storefront/inquiry/form/use-lead.ts',
    'it depends on the API client alone, which is one for as long as the page is open',
    [
      'prepare: useCallback(() => prepare().catch(() => null), [prepare]),',
      'prepare: useCallback(() => prepare().catch(() => null), []),',
    ],
  ),
]
