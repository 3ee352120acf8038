import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'
import { findWholeRows } from './support/whole-rows.ts'

const sources = listFiles('src/server', /\.ts$/)
  // The first rows of a shop: of what it stores the seed keeps numbers and addresses alone.
  .filter((file) => !/\.(?:test|fixture)\.ts$|^src\/server\/features\/seed\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const tables = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+) = pgTable\(/gm)].map(([, name]) => name ?? ''),
  ),
)

/** Where every column is wanted, also one that is still to come, with the number of places. */
const WHOLE: Readonly<Record<string, number>> = {
  // The contract has every column, and staff see all of them.
  'src/server/features/catalogue/manufacturers.store.ts': 1,
  'src/server/features/catalogue/specs/specs.store.ts': 1,
  'src/server/features/faq/faq.store.ts': 1,
  'src/server/features/media/library/media-library.store.ts': 1,
  // The evidence of a consent goes whole into the file that the person is given.
  'src/server/features/persons/person.store.ts': 1,
  // The pictures of what is gone are looked for in all that stood in it.
  'src/server/features/trash/trash.store.ts': 1,
  // For tables of which `createRowWrites` or a store says what is told of a row.
  'src/server/platform/db/row-writes.ts': 1,
  'src/server/platform/db/rows.ts': 3,
}

test('a store names the columns that it reads: a new one, which may be a secret, is in no answer by itself', () => {
  expect(tables.size).toBeGreaterThan(20)
  const { rows } = findWholeRows(sources, tables)
  const counts = Map.groupBy(rows, (place) => place.split(':')[0] ?? '')
  expect(
    Object.fromEntries([...counts].map(([file, places]) => [file, places.length])),
    rows.join('\n'),
  ).toEqual(WHOLE)
})

test('columns are named, not those that are left out', () => {
  // An import writes, and takes back, every column.
  const owner = 'src/server/features/catalogue/products/imported-products.store.ts'
  const { columns } = findWholeRows(sources, tables)
  expect(
    columns.map((place) => place.split(':')[0]),
    columns.join('\n'),
  ).toEqual([owner])
})

test.each([
  ['rows', 'db.select().from(users)'],
  ['rows', 'db.select({ user: users, id: sessions.id }).from(users)'],
  ['rows', 'db.select({ users }).from(users)'],
  ['rows', 'db.insert(users).values(row).returning()'],
  ['columns', 'db.select(getTableColumns(users)).from(users)'],
  ['columns', 'const { passwordHash, ...others } = users'],
] as const)('these are %s with all that a table has: %s', (kind, text) => {
  expect(findWholeRows([{ file: 'some.ts', text }], new Set(['users']))[kind]).toEqual([`some.ts:1 ${text}`])
})

test('named columns are none', () => {
  const text =
    'const { id, name } = users; db.select({ id, name: users.name, isOpen }).from(users).returning({ id })'
  expect(findWholeRows([{ file: 'some.ts', text }], new Set(['users']))).toEqual({ rows: [], columns: [] })
})
