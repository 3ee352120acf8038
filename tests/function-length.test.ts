import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listSources, root } from './support/files.ts'
import { findLongFunctions } from './support/long-functions.ts'

const MOST = 80

test('no function is over 80 lines', () => {
  const code = listSources(/\.tsx?$/).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
  expect(code.length).toBeGreaterThan(1000)
  const sources = code.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  expect(findLongFunctions(sources, MOST), 'split it by what it does').toEqual([])
})

test.each(['function a() {', 'const a = () => {', 'const a = function () {', 'class A { a() {'])(
  'this is a function: %s',
  (start) => {
    const end = start.startsWith('class') ? '}}' : '}'
    const text = [start, ...Array(MOST - 1).fill('x'), end].join('\n')
    expect(findLongFunctions([{ file: 'some.ts', text }], MOST)).toEqual(['some.ts:1 81 lines'])
    expect(findLongFunctions([{ file: 'some.ts', text }], MOST + 1)).toEqual([])
  },
)
