/** A part of the product whose tests must notice every change of what it does. Patterns are from the repository's root. */
export interface Area {
  name: string
  /** Files that are mutated. Tests and fixtures are left out by themselves. */
  mutate: readonly string[]
  /** Tests that run against their mutants: the quickest that know the area. */
  tests: readonly string[]
  /** Whether these tests need PostgreSQL. */
  needsDatabase?: true
}

/** What `npm run mutate` holds at 85 % and more. A pattern that fits no file is an error: a file was renamed or has moved. */
export const AREAS: readonly Area[] = [
  {
    name: 'money',
    mutate: [
      'src/lib/money.ts',
      'src/lib/price.ts',
      'src/lib/bulk-price.ts',
      'src/lib/spec-money.ts',
      'src/lib/number-text.ts',
    ],
    tests: ['src/lib/*.test.ts'],
  },
  {
    name: 'selection',
    mutate: ['src/lib/selection/*.ts'],
    tests: ['src/lib/selection/*.test.ts'],
  },
  {
    name: 'prices',
    mutate: ['src/server/catalogue/price*.ts', 'src/server/catalogue/bulk-preview.ts'],
    tests: ['tests/prices.test.ts', 'tests/price-history.test.ts'],
    needsDatabase: true,
  },
]
