// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchTransport } from '../api/fetch-transport.ts'
import { createStaffApi } from '../api/staff.ts'
import { validateEffectiveAt } from './resources/prices/parts/effective-at.ts'
import { keepingTime } from './server-clock.ts'
import { useNow } from './shell/use-now.ts'

/** At the server it is noon in Moscow. */
const NOON = new Date('2026-11-20T09:00:00Z')

/** The server answers a call from a computer whose clock shows this. */
async function answerAt(clock: string, date: string | null = NOON.toUTCString(), readAt = clock) {
  vi.useFakeTimers({ now: new Date(clock) })
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(new Date(readAt))
    return new Response('[]', { headers: date === null ? {} : { date } })
  })
  await createStaffApi(keepingTime(fetchTransport)).inquiryWork.assignees()
}

const readNow = () => new Date(renderHook(useNow).result.current).toISOString()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each([
  ['a day fast', '2026-11-21T09:00:00Z'],
  ['a day slow', '2026-11-19T09:00:00Z'],
  ['right', '2026-11-20T09:00:00Z'],
])('On a computer whose clock is %s', (_how, clock) => {
  test('a price can be planned for what is to come at the shop, and for that alone', async () => {
    await answerAt(clock)
    expect(validateEffectiveAt('2026-11-20T12:30')).toBeNull()
    expect(validateEffectiveAt('2026-11-20T11:30')).toBe('Это время уже прошло')
  })

  test('what is shown as «сегодня» and «просрочен» follows the clock of the shop', async () => {
    await answerAt(clock)
    expect(readNow()).toBe('2026-11-20T09:00:00.000Z')
  })
})

test('an answer that was read when the computer had slept says nothing of the time', async () => {
  await answerAt('2026-11-20T09:00:00Z')
  await answerAt('2026-11-20T09:00:00Z', NOON.toUTCString(), '2026-11-20T17:00:00Z')
  expect(readNow()).toBe('2026-11-20T17:00:00.000Z')
})

test('seconds between two right clocks, and answers without a date, change nothing', async () => {
  await answerAt('2026-11-20T09:00:20Z')
  expect(readNow()).toBe('2026-11-20T09:00:20.000Z')
  await answerAt('2026-11-20T10:00:00Z', null)
  expect(readNow()).toBe('2026-11-20T10:00:00.000Z')
})
