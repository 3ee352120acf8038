import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const secrets = (error: unknown) => JSON.stringify(describeError(error)).match(/секрет|Иван/g) ?? []

test('a query that failed is described without its parameters', () => {
  const cause = Object.assign(new Error('relation "inquiries" does not exist'), {
    severity: 'ERROR',
    code: '42P01',
    detail: 'Failing row contains (секрет)',
  })
  const error = Object.assign(new Error('Failed query: insert … params: секрет', { cause }), {
    query: 'insert into inquiries values ($1)',
    params: ['секрет'],
  })
  expect(secrets(error)).toEqual([])
  expect(describeError(error)).toMatchObject({
    message: 'Failed query',
    query: 'insert into inquiries values ($1)',
    cause: { code: '42P01', message: 'relation "inquiries" does not exist' },
  })
})

test.each([
  [
    'a value that PostgreSQL could not read',
    Object.assign(new Error('invalid input for integer: "секрет"'), {
      severity: 'ERROR',
      code: '22P02',
    }),
  ],
  ['a text that is no JSON', catchError(() => JSON.parse('{"name": Иван}'))],
  ['a header that cannot be sent', catchError(() => new Headers({ name: 'секрет' }))],
  ['an address that is none', catchError(() => new URL('секрет'))],
  ['what is no error at all', 'секрет'],
  ['several at once', new AggregateError([new Error("one says 'секрет'")], 'not "секрет"')],
])('%s is not repeated', (_name, error) => {
  expect(secrets(error)).toEqual([])
})

test('the place in the code stays, the lines of a long message do not', () => {
  const { at } = describeError(new Error('one\nсекрет\ntwo'))
  expect(at?.[0]).toContain('describe-error.test.ts')
  expect(at?.every((frame) => frame.startsWith('at '))).toBe(true)
})

test('a chain of causes that never ends is cut', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000)
})

function catchError(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
