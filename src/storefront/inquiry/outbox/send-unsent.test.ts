// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { minutes, seconds } from '../../../lib/duration.ts'
import { pauseAfter, sendUnsent } from './send-unsent.ts'
import { irina, openCounter, press } from './unsent.fixture.ts'
import { changeUnsent, keepUnsent, unsentStore } from './unsent.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const { api, calls, replies } = openCounter()
const send = (key = 'first-key') => sendUnsent(api.inquiries.contact, { key })
const offline = new ApiError(0, 'нет связи', null)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  localStorage.clear()
  calls.length = 0
  replies.length = 0
  keepUnsent(press())
})
afterEach(() => void vi.useRealTimers())

test('a request that arrives keeps its number and when it went', async () => {
  await send()
  expect(calls).toEqual([{ key: 'first-key', inquiry: irina }])
  expect(unsentStore.get()).toMatchObject([{ state: 'sent', number: 17, sentAt: NOW, attempts: 0 }])
})

test('nothing goes out for a request that has gone, or is not there', async () => {
  await send('second-key')
  changeUnsent('first-key', { state: 'sent', sentAt: NOW })
  await send()
  expect(calls).toEqual([])
})

test('of two requests the one that was meant goes', async () => {
  keepUnsent(press({ key: 'second-key', form: 'wizard', inquiry: { ...irina, name: 'Олег' } }))
  await send('second-key')
  expect(calls).toMatchObject([{ key: 'second-key', inquiry: { name: 'Олег' } }])
  expect(unsentStore.get().map(({ state }) => state)).toEqual(['waiting', 'sent'])
})

test('each failure is counted and makes the pause longer', async () => {
  const pauses: number[] = []
  for (const attempts of [1, 2, 3]) {
    replies.push(offline)
    await send()
    const [unsent] = unsentStore.get()
    expect(unsent).toMatchObject({ state: 'waiting', attempts })
    pauses.push((unsent?.nextAt ?? 0) - NOW)
  }
  expect(pauses).toEqual([seconds(30), minutes(1), minutes(2)])
})

test('pauses that begin anew while a call is under way begin with the first one', async () => {
  changeUnsent('first-key', { attempts: 4 })
  const call = Promise.withResolvers<never>()
  replies.push(call.promise)
  const sending = send()
  changeUnsent('first-key', { attempts: 0 })
  call.reject(offline)
  await sending
  expect(unsentStore.get()).toMatchObject([{ state: 'waiting', attempts: 1, nextAt: NOW + seconds(30) }])
})

test('one kept beside a chat waits by itself once it was pressed and failed', async () => {
  changeUnsent('first-key', { state: 'kept' })
  replies.push(offline)
  await send()
  expect(unsentStore.get()).toMatchObject([{ state: 'waiting', attempts: 1 }])
})

test.each([
  ['its words about a field', new Map([['phone', 'Введите номер']]), 'Проверьте', 'Введите номер'],
  ['its words about the whole', undefined, 'Проверьте', 'Проверьте'],
])('a refusal keeps %s', async (_what, errors, message, reason) => {
  replies.push(new ApiError(400, '', message, errors))
  await send()
  expect(unsentStore.get()).toMatchObject([
    { state: 'rejected', reason, errors: Object.fromEntries(errors ?? []), attempts: 0 },
  ])
})

test('a no that looks like a yes is a refusal in its words', async () => {
  replies.push({ success: false, message: 'Приём заявок закрыт', id: 0 })
  await send()
  expect(unsentStore.get()).toMatchObject([{ state: 'rejected', reason: 'Приём заявок закрыт', number: 0 }])
})

test.each([
  [1, seconds(30)],
  [2, minutes(1)],
  [3, minutes(2)],
  [4, minutes(5)],
  [5, minutes(10)],
  [6, minutes(30)],
  [7, minutes(30)],
])('after %i failures the pause is %i ms', (attempts, pause) => {
  expect(pauseAfter(attempts)).toBe(pause)
})
