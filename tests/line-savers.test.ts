import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './support/files.ts'
import { findLineSavers } from './support/line-savers.ts'

const found = findLineSavers(
  ['packages', 'src', 'tests', 'scripts']
    .flatMap((folder) => listFiles(folder, /\.(?:tsx?|mjs)$/))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),
)

test('properties and elements stand in their literal, not in one that is spread into it to save lines, in tests too', () => {
  expect(found.spreads, 'write them one by one').toEqual([])
})

test('constants of a module, and what is declared with nothing but constants, have a declaration each', () => {
  expect(found.tuples, 'write them one by one').toEqual([])
})

const find = (text: string) => findLineSavers([{ file: 'some.ts', text }])

test.each([
  'use({ ...{ a, b } })',
  "use({ ...({ a: 'b' } as const), c })",
  'use([...[a, b], c])',
  'use(...([a, b] as const))',
  '<Field {...{ a, b }} />',
])('this spreads a literal: %s', (text) => {
  expect(findLineSavers([{ file: 'some.tsx', text }])).toEqual({
    spreads: [`some.tsx:1 ${text}`],
    tuples: [],
  })
})

test.each([
  'const [A, B] = [1, 2]',
  'export const [KEPT_FOR, SENT_FOR] = [days(30), days(1)] as const',
  "const [QUOTE, COMMA] = ['\"', ','].map((sign) => sign.charCodeAt(0))",
  'function use() { let [a, b] = [0, -1] }',
  "function use() { const [a, b] = [{ c: 'd' }, [`e`]] }",
])('these constants share a declaration: %s', (text) => {
  expect(find(text)).toEqual({ spreads: [], tuples: [`some.ts:1 ${text}`] })
})

test.each([
  'use({ ...a, ...(b ? { c } : {}), ...(d && { e }) }, [...a, ...(b ? [c] : [])])',
  'const [a, setA] = useState([1, 2]); const [b, c] = await Promise.all([d(), e()])',
  'const [only] = [1]; const [first, ...others] = list.map(String)',
  'function use(x: number, y: number) { const [left, right] = [x - 1, x + 1]; return [left, right, y] }',
])('this does neither: %s', (text) => {
  expect(find(text)).toEqual({ spreads: [], tuples: [] })
})
