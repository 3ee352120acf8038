import { describe, expect, test } from 'vitest'
import { isJsonValue, isMalformed, isSearch, isStorable, isTooDeep } from './input-rules.ts'

/** Nested arrays with this depth. */
const tower = (levels: number): unknown => (levels === 0 ? 'word' : [tower(levels - 1)])

describe('What can be stored', () => {
  test.each([
    ['words', 'септик', true],
    ['a NUL', 'сеп\0тик', false],
    ['a number', 7, true],
    ['nothing', null, true],
    ['what was left out', undefined, true],
    ['a form', { name: 'Ирина', answers: ['да', { depth: 2 }] }, true],
    ['a NUL deep in a form', { name: 'Ирина', answers: ['да', { depth: '\0' }] }, false],
    ['a NUL in the name of a field', { 'na\0me': 'Ирина' }, false],
    ['a NUL in the second field', { name: 'Ирина', phone: '\0' }, false],
    ['30 brackets', tower(30), true],
    ['31 brackets', tower(31), false],
    ['far more brackets than a stack holds', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), false],
  ])('%s', (_what, value, storable) => {
    expect(isStorable(value)).toBe(storable)
  })
})

test.each([
  [{ search: 'топас' }, true],
  [{ search: '  ' }, false],
  [{ search: 7 }, false],
  [{ manufacturer: 'topas' }, false],
  [undefined, false],
  [null, false],
  ['search', false],
])('%o looks for words: %s', (input, search) => {
  expect(isSearch(input)).toBe(search)
})

test.each([
  ['PUT', {}, false],
  ['PUT', new FormData(), false],
  ['PUT', undefined, true],
  ['PATCH', null, true],
  ['PATCH', [1], true],
  ['POST', undefined, false],
  ['POST', null, false],
  ['POST', '', false],
  ['POST', 'x', true],
  ['POST', [], true],
  ['DELETE', [1], false],
])('%s with the body %o is malformed: %s', (method, body, malformed) => {
  expect(isMalformed(method, body)).toBe(malformed)
})

test.each([
  [{ list: ['да', 7, null, true] }, true],
  [{ list: ['\ud800'] }, false],
  [{ '\udfff': 1 }, false],
  ['🚰', true],
  ['\0', false],
])('JSON columns take %o: %s', (value, taken) => {
  expect(isJsonValue(value)).toBe(taken)
})

describe('What is refused before it is read', () => {
  const lists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  test.each([
    ['30 lists in each other', lists(30), false],
    ['31 lists in each other', lists(31), true],
    ['30 objects in each other', objects(30), false],
    ['31 objects in each other', objects(31), true],
    ['40 lists beside each other', `[${'[],'.repeat(40)}1]`, false],
    ['40 objects beside each other', `[${'{},'.repeat(40)}1]`, false],
    ['a text of opening brackets', JSON.stringify(['['.repeat(40), '{'.repeat(40)]), false],
    ['closing brackets in a text before depth', `["${']}'.repeat(40)}",${lists(30)}]`, true],
    ['brackets after a quotation mark in a text', JSON.stringify([`"${'['.repeat(40)}`]), false],
    ['depth after a text that ends with a backslash', `["\\\\",${lists(30)}]`, true],
  ])('%s', (_what, json, refused) => {
    expect(isTooDeep(json)).toBe(refused)
  })
})
