import { expect, onTestFinished, test, vi } from 'vitest'
import type { Endpoint } from '../contract/access.ts'
import { staffEndpoints } from '../contract/endpoints.staff.ts'
import { minutes } from '../lib/duration.ts'
import { ApiError } from './error.ts'
import { repeatable } from './repeatable-calls.ts'

const APPLY: Endpoint = {
  method: 'POST',
  path: '/products/bulk-price-update',
  access: 'staff',
  section: 'prices',
  isRepeatable: true,
}
const NAME = ['prices', 'bulkUpdate'] as const

/** The calls as the server gets them: their keys, each answered by `answers` in turn. */
function open(answers: (() => Promise<unknown>)[], endpoint = APPLY) {
  const keys: (string | undefined)[] = []
  const transport = repeatable(async (_name, _endpoint, _input, { headers }) => {
    keys.push(headers?.['idempotency-key'])
    return await answers[keys.length - 1]?.()
  })
  const call = (input: unknown) => transport(NAME, endpoint, input, {}).catch(() => undefined)
  return { keys, call }
}
const done = async () => ({ count: 3 })
const fail = (status: number) => async () => {
  throw new ApiError(status, 'нет', null)
}

test('pressed three times at once it is one call', async () => {
  const first = Promise.withResolvers<unknown>()
  const { keys, call } = open([() => first.promise, done, done])
  const calls = [call({ priceChange: '5' }), call({ priceChange: '5' }), call({ priceChange: '5' })]
  first.resolve({ count: 3 })
  await Promise.all(calls)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{16,}$/)
})

test('pressed again after its answer it is another; other content is another at once', async () => {
  const { keys, call } = open([done, done, done])
  await call({ priceChange: '5' })
  await call({ priceChange: '5' })
  await Promise.all([call({ priceChange: '5' }), call({ priceChange: '6' })])
  expect(new Set(keys).size).toBe(4)
})

test.each([
  ['a lost connection', 0, true],
  ['a fault of the server', 500, true],
  ['a server that is away', 503, true],
  ['a refusal', 400, false],
  ['a conflict, which may be with itself', 409, true],
])('after %s (%d) the next attempt is the same call: %s', async (_what, status, isSame) => {
  const { keys, call } = open([fail(status), done])
  await call({ priceChange: '5' })
  await call({ priceChange: '5' })
  expect(keys[0] === keys[1]).toBe(isSame)
})

test('whose answer was lost is pressed again after ten minutes: then it is meant anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { keys, call } = open([fail(0), fail(0), done])
  await call({ priceChange: '5' })
  vi.setSystemTime(Date.now() + minutes(9))
  await call({ priceChange: '5' })
  vi.setSystemTime(Date.now() + minutes(10))
  await call({ priceChange: '5' })
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false])
})

test('other calls have no key', async () => {
  const { keys, call } = open([done], { method: 'PUT', path: '/admin/settings', access: 'admin' })
  await call({})
  expect(keys).toEqual([undefined])
})

/** The staff area's calls over a connection that loses the first answer; `keys` has those of the calls that may be repeated. */
function loseFirst() {
  const keys: string[] = []
  let sent = 0
  const transport = repeatable(async (_name, _endpoint, _input, { headers }) => {
    sent += 1
    const key = headers?.['idempotency-key']
    if (key) keys.push(key)
    if (sent === 1) throw new ApiError(0, 'нет связи с сервером', null)
    return {}
  })
  const restore = (id = 5) =>
    transport(['trash', 'restore'], staffEndpoints.trash.restore, { entity: 'products', id }, {}).catch(
      () => undefined,
    )
  return { keys, transport, restore }
}

test('what is restored, deleted and restored again is restored anew, though the first answer was lost', async () => {
  const { keys, transport, restore } = loseFirst()
  await restore()
  await transport(['adminProducts', 'remove'], staffEndpoints.adminProducts.remove, { key: '5' }, {})
  await restore()
  expect(new Set(keys).size).toBe(2)
})

test('a lost call is meant anew after another of its kind that is done', async () => {
  const { keys, restore } = loseFirst()
  await restore(5)
  await restore(6)
  await restore(5)
  expect(new Set(keys).size).toBe(3)
})

test('who only looks what became of a lost call sends the same one again', async () => {
  const { keys, transport, restore } = loseFirst()
  await restore()
  await transport(['prices', 'bulkPreview'], staffEndpoints.prices.bulkPreview, {}, {})
  await transport(['trash', 'list'], staffEndpoints.trash.list, {}, {})
  await transport(['drafts', 'put'], staffEndpoints.drafts.put, {}, {})
  await restore()
  expect(new Set(keys).size).toBe(1)
})

test('a note whose answer was lost is the same note after another write: nothing takes it back', async () => {
  const { keys, transport } = loseFirst()
  const { addNote, take } = staffEndpoints.inquiryWork
  const write = () => transport(['inquiryWork', 'addNote'], addNote, { id: 5, text: 'Зовут Верой' }, {})
  await expect(write()).rejects.toThrow()
  await transport(['inquiryWork', 'take'], take, { id: 5 }, {})
  await write()
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('a call under way stays one call while another is done', async () => {
  const first = Promise.withResolvers<unknown>()
  const { keys, call } = open([() => first.promise, done, done])
  const slow = call({ priceChange: '5' })
  await call({ priceChange: '6' })
  await call({ priceChange: '5' })
  first.resolve({ count: 3 })
  await slow
  expect([keys[0] === keys[2], keys[0] === keys[1]]).toEqual([true, false])
})
