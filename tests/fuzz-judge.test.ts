import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { nearlyValid } from '../scripts/fuzz/from-schema.ts'
import { type FuzzAnswer, findFaults } from '../scripts/fuzz/judge.ts'
import { mutate } from '../scripts/fuzz/mutate-value.ts'
import { slugField } from '../src/contract/fields.ts'

const JSON_HEADERS = { 'content-type': 'application/json' }
const expected = { mayCall: true, output: z.object({ id: z.int() }), isDetailed: false }

/** What is said of an answer that came at once. */
function judge(answer: Partial<FuzzAnswer>, asked = {}, times = {}) {
  const result = { status: 200, headers: JSON_HEADERS, text: '{"id":1}', size: 8, ...answer }
  return findFaults({ result, silence: 1, ...times }, { ...expected, ...asked }, 'sent: node_modules').join()
}

describe('The judge of a fuzz run', () => {
  test.each([
    [{}],
    [{ status: 404, text: '{"message":"Не найдено"}' }],
    [{ status: 400, text: '{"message":"Нет","errors":{"id":"Номер"}}' }],
    [{ status: 204, text: '', headers: {} }],
    // What the caller wrote himself may come back.
    [{ status: 400, text: '{"message":"Нет папки node_modules"}' }],
  ])('has nothing to say about %j', (answer) => {
    expect(judge(answer)).toBe('')
  })

  test.each<[Partial<FuzzAnswer>, string]>([
    [{ status: 500, text: '{"message":"Сбой"}' }, 'status 500'],
    [{ status: 400, text: 'Bad Request' }, 'no {message}'],
    [{ status: 404, text: '' }, 'no {message}'],
    [{ status: 400, text: '{"message":"Invalid input"}' }, 'not Russian'],
    [{ status: 400, text: '{"message":"Нет","errors":{"a":"Invalid"}}' }, 'not Russian'],
    [{ text: '{"id":"1"}' }, 'not true to its schema'],
    [{ text: '{"id":1,"password":"$argon2id$v=19"}' }, 'a hash of a password'],
    [{ status: 400, text: '{"message":"Сбой: insert into users"}' }, 'SQL'],
    [{ status: 400, text: '{"message":"Сбой: ENOENT"}' }, 'an error of the system'],
    [{ status: 404, text: `{"message":"Нет ${process.cwd()}"}` }, 'the folder of the shop'],
    [{ status: 404, text: '{"message":"Нет at run (file.js:1:2)"}' }, 'a frame of a stack'],
  ])('finds the fault in %j', (answer, fault) => {
    expect(judge(answer)).toContain(fault)
  })

  test('finds silence, and an answer to somebody who may not call', () => {
    expect(judge({}, {}, { silence: 251 })).toContain('silence of 251 ms')
    expect(judge({}, { mayCall: false })).toContain('may not call')
  })
})

describe('What a fuzz run sends', () => {
  const schema = z.object({ slug: slugField, list: z.array(z.int()).max(3), note: z.string().nullish() })

  test('is nearly always right before it gets its one fault', () => {
    const samples = fc.sample(nearlyValid(schema), { numRuns: 100, seed: 1 })
    const right = samples.filter((value) => schema.safeParse(value).success)
    expect(right.length).toBeGreaterThan(50)
    expect(samples.some((value) => !Object.hasOwn(Object(value), 'note'))).toBe(true)
  })

  test.each([
    ['none', 1, { a: 1, b: [2, 3] }],
    ['replace', 0, 'X'],
    ['replace', 1, { a: 'X', b: [2, 3] }],
    ['replace', 4, { a: 1, b: [2, 'X'] }],
    ['remove', 3, { a: 1, b: [3] }],
    ['add', 0, { a: 1, b: [2, 3], extra: 'X' }],
    ['repeat', 2, { a: 1, b: [2, 3, 2, 3] }],
  ] as const)('has one fault of the kind %s at place %i', (kind, at, changed) => {
    expect(mutate({ a: 1, b: [2, 3] }, { kind, at, name: 'extra', value: 'X' })).toEqual(changed)
  })
})
