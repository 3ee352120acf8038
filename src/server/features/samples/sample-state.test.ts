import { expect, test } from 'vitest'
import { findSampleState } from './sample-state.ts'

const part = (name: string, fingerprint = name) => ({ part: name, fingerprint })

test.each([
  ['as it came', [part('a')], [part('a')], 'open'],
  ['one of two still stands', [part('a'), part('b')], [part('a'), part('b', 'new')], 'open'],
  ['beside it stands the own', [part('a')], [part('a'), part('own')], 'open'],
  ['changed', [part('a')], [part('a', 'new')], 'replaced'],
  ['gone, the own instead', [part('a')], [part('own')], 'replaced'],
  ['another part has its value', [part('a')], [part('b', 'a')], 'replaced'],
  ['gone', [part('a'), part('b')], [], 'removed'],
])('%s', (_what, marked, shown, state) => {
  expect(findSampleState(marked, shown, false)).toBe(state)
  expect(findSampleState(marked, shown, true)).toBe(state === 'open' ? 'accepted' : state)
})
