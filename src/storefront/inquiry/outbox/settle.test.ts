// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes, seconds } from '../../../lib/duration.ts'
import { keepUnsent } from './device.ts'
import type { Outcome } from './submit.ts'
import { irina, press } from './unsent.fixture.ts'
import { changeUnsent, isJustPressed, onSent, pauseAfter, settle, unsentStore } from './unsent.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const stored: Outcome = { ok: true, waits: false, id: 17 }
const failed: Outcome = { ok: false, waits: true, message: null, errors: {} }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  localStorage.clear()
  keepUnsent(press())
})
afterEach(() => void vi.useRealTimers())

test('an inquiry that arrived keeps its number and when it went', () => {
  settle('first-key', stored)
  expect(unsentStore.get()).toMatchObject([{ state: 'sent', number: 17, sentAt: NOW, attempts: 0 }])
})

test('of two inquiries the one that was meant is written down, of one that is gone nothing', () => {
  keepUnsent(press({ key: 'second-key', form: 'wizard', inquiry: { ...irina, name: 'Олег' } }))
  settle('second-key', stored)
  settle('third-key', stored)
  expect(unsentStore.get().map(({ state }) => state)).toEqual(['waiting', 'sent'])
})

test('each failure is counted and makes the pause longer', () => {
  const pauses = [1, 2, 3].map((attempts) => {
    settle('first-key', failed)
    const [unsent] = unsentStore.get()
    expect(unsent).toMatchObject({ state: 'waiting', attempts })
    return (unsent?.nextAt ?? 0) - NOW
  })
  expect(pauses).toEqual([seconds(30), minutes(1), minutes(2)])
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

test('one kept beside a chat waits by itself once it was pressed and failed', () => {
  changeUnsent('first-key', { state: 'kept' })
  settle('first-key', failed)
  expect(unsentStore.get()).toMatchObject([{ state: 'waiting', attempts: 1 }])
})

test.each([
  ['its words about a field', { phone: 'Введите номер' }, 'Введите номер'],
  ['its words about the whole', {}, 'Проверьте'],
])('a refusal keeps %s', (_what, errors, reason) => {
  settle('first-key', { ok: false, waits: false, message: 'Проверьте', errors })
  expect(unsentStore.get()).toMatchObject([{ state: 'rejected', reason, errors, attempts: 0 }])
})

test('the call of a press may be answered for half a minute, and not once it has failed', () => {
  const isPressed = () => unsentStore.get().map(isJustPressed)
  expect(isPressed()).toEqual([false])
  keepUnsent(press({ nextAt: NOW + seconds(30), isPressed: true }))
  expect(isPressed()).toEqual([true])
  vi.setSystemTime(NOW + seconds(30))
  expect(isPressed()).toEqual([false])
  settle('first-key', failed)
  expect(isPressed()).toEqual([false])
  keepUnsent(press({ nextAt: Date.now() + minutes(10), isPressed: true }))
  expect(isPressed()).toEqual([false])
})

test('who still looks at the form is thanked once the device has sent it, and only for this one', () => {
  keepUnsent(press({ key: 'second-key', form: 'wizard' }))
  const thank = vi.fn()
  const stop = onSent('first-key', thank)
  changeUnsent('second-key', { state: 'sent', sentAt: NOW, number: 5 })
  changeUnsent('first-key', { attempts: 1 })
  expect(thank).not.toHaveBeenCalled()
  changeUnsent('first-key', { state: 'sent', sentAt: NOW, number: 17 })
  expect(thank.mock.calls).toEqual([[17]])
  expect(unsentStore.get()).toMatchObject([{ key: 'second-key' }])
  keepUnsent(press())
  stop()
  changeUnsent('first-key', { state: 'sent', sentAt: NOW, number: 18 })
  expect(thank).toHaveBeenCalledOnce()
})
