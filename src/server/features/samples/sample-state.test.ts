import { expect, test } from 'vitest'
import { findSampleState } from './sample-state.ts'

const part = (name: string, fingerprint = name) => ({ part: name, fingerprint })
const plain = (name: string) => ({ ...part(name), isPlain: true })

test.each([
  ['as it came', [part('a')], [part('a')], 'open'],
  ['one of two still stands', [part('a'), part('b')], [part('a'), part('b', 'new')], 'open'],
  ['beside it stands the own', [part('a')], [part('a'), part('own')], 'open'],
  ['changed', [part('a')], [part('a', 'new')], 'replaced'],
  ['gone, the own instead', [part('a')], [part('own')], 'replaced'],
  ['another part has its value', [part('a')], [part('b', 'a')], 'replaced'],
  ['gone', [part('a'), part('b')], [], 'removed'],
  ['plain words, as they came', [part('a'), part('b')], [plain('b'), plain('a')], 'open'],
  ['a plain word of them', [part('a'), part('b')], [plain('a')], 'replaced'],
  ['a plain word is left beside the own', [part('a'), part('b')], [plain('a'), part('own')], 'replaced'],
  ['one that is not plain is left', [part('a'), part('b')], [part('a'), plain('own')], 'open'],
])('%s', (_what, marked, shown, state) => {
  expect(findSampleState(marked, shown, false)).toBe(state)
  expect(findSampleState(marked, shown, true)).toBe(state === 'open' ? 'accepted' : state)
})
