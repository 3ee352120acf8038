import { expect, test } from 'vitest'
import { toStableText } from './stable-text.ts'

test('the order of fields says nothing, that of rows does', () => {
  const one = { b: 1, a: [{ d: 2, c: null }, 'x'] }
  expect(toStableText(one)).toBe('{"a":[{"c":null,"d":2},"x"],"b":1}')
  expect(toStableText({ a: [{ c: null, d: 2 }, 'x'], b: 1 })).toBe(toStableText(one))
  expect(toStableText({ ...one, a: one.a.toReversed() })).not.toBe(toStableText(one))
})

test('fields are left out by name, deep inside too', () => {
  expect(toStableText({ id: 1, rows: [{ id: 2, name: 'x' }] }, ['id'])).toBe('{"rows":[{"name":"x"}]}')
})
