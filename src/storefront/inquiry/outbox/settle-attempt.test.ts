// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '../../../lib/duration.ts'
import { onSent, settleAttempt } from './settle-attempt.ts'
import { irina, press } from './unsent.fixture.ts'
import { changeUnsent, keepUnsent, unsentStore } from './unsent.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const attempt = (isPassing: boolean, own: object = {}) => ({
  key: 'first-key',
  inquiry: { ...irina, ...own },
  isPassing,
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  localStorage.clear()
  history.replaceState(null, '', '/contacts')
})
afterEach(() => void vi.useRealTimers())

test('what did not reach the server waits half a minute on this device, with the page it was written on', () => {
  expect(settleAttempt('contact', attempt(true, { message: 'Участок на склоне' }))).toBe('first-key')
  expect(unsentStore.get()).toMatchObject([
    {
      key: 'first-key',
      form: 'contact',
      state: 'waiting',
      chat: null,
      text: 'Участок на склоне',
      at: NOW,
      nextAt: NOW + seconds(30),
      inquiry: { ...irina, message: 'Участок на склоне', source: { page: '/contacts' } },
    },
  ])
})

test('a request without a message keeps an empty one', () => {
  settleAttempt('contact', attempt(true))
  expect(unsentStore.get()).toMatchObject([{ text: '' }])
})

test('what the server has answered leaves the device', () => {
  keepUnsent(press())
  expect(settleAttempt('contact', attempt(false))).toBeNull()
  expect(unsentStore.get()).toEqual([])
})

test('who still looks at the form is thanked once the device has sent it, and only for this one', () => {
  keepUnsent(press())
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
