// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { minutes, seconds } from '../../../lib/duration.ts'
import { formatPause } from '../unsent/unsent-states.tsx'
import { pauseAfter, sendUnsent } from './send-unsent.ts'
import { keepUnsent, type Press, parseUnsent, unsentStore } from './unsent.ts'

const irina = { name: 'Ирина', phone: '8 926 123-45-67' }
const press = (own: Partial<Press> = {}): Press => ({
  form: 'contact',
  inquiry: irina,
  text: 'Ирина',
  state: 'waiting',
  chat: null,
  key: 'first-key',
  ...own,
})
const states = () => unsentStore.get().map(({ key, state }) => [key, state])

beforeEach(() => unsentStore.remove())

describe('What stays on the device', () => {
  test('pressed again with the same content, it keeps its key and is one', () => {
    keepUnsent(press())
    expect(keepUnsent(press({ key: 'second-key' }))).toBe('first-key')
    expect(states()).toEqual([['first-key', 'waiting']])
  })

  test('another request of the same form does not push out one that waits', () => {
    keepUnsent(press())
    keepUnsent(press({ key: 'second-key', inquiry: { ...irina, name: 'Олег' } }))
    expect(states()).toEqual([
      ['first-key', 'waiting'],
      ['second-key', 'waiting'],
    ])
  })

  test('a correction after a chat that did not open keeps the key', () => {
    keepUnsent(press({ state: 'kept', chat: 'failed' }))
    const corrected = press({
      state: 'kept',
      chat: 'failed',
      key: 'second-key',
      inquiry: { ...irina, name: 'Ира' },
    })
    expect(keepUnsent(corrected)).toBe('first-key')
    expect(unsentStore.get()).toMatchObject([{ inquiry: { name: 'Ира' } }])
  })

  test('a new chat replaces what an earlier one kept, and gets its own key', () => {
    keepUnsent(press({ state: 'kept', chat: 'opened' }))
    keepUnsent(
      press({ state: 'kept', chat: 'opened', key: 'second-key', inquiry: { ...irina, name: 'Олег' } }),
    )
    expect(states()).toEqual([['second-key', 'kept']])
  })

  test('damaged entries and those that have twice been 30 days old are dropped', () => {
    keepUnsent(press())
    const [fresh] = unsentStore.get()
    const now = Number(fresh?.at)
    const stored = [
      fresh,
      { ...fresh, at: now - 31 * 24 * 3_600_000, isDatedAnew: true },
      { key: 1 },
      'x',
      null,
    ]
    expect(parseUnsent(stored, now)).toEqual([fresh])
    expect(parseUnsent('x', now)).toEqual([])
  })
})

describe('An attempt to send', () => {
  const offline = new ApiError(0, 'нет связи', null)
  const thanks = { success: true, message: '', id: 17, number: 17, attachmentSecret: '' } as const

  test('again and again uses one key, and ends with the number', async () => {
    keepUnsent(press())
    const keys: unknown[] = []
    const replies = [offline, new ApiError(503, '', 'Сервис недоступен'), null]
    const contact: Parameters<typeof sendUnsent>[0] = async (_inquiry, options) => {
      keys.push(options?.headers?.['Idempotency-Key'])
      const reply = replies.shift()
      if (reply) throw reply
      return thanks
    }
    for (let i = 0; i < 4; i += 1) await sendUnsent(contact, { key: 'first-key' })
    expect(keys).toEqual(['first-key', 'first-key', 'first-key'])
    expect(unsentStore.get()).toMatchObject([{ state: 'sent', number: 17, attempts: 2 }])
  })

  test('that the server refuses says why, keeps the text, and is not repeated', async () => {
    keepUnsent(press())
    const refuse = async () => {
      throw new ApiError(400, '', 'Проверьте', new Map([['phone', 'Введите номер']]))
    }
    await sendUnsent(refuse, { key: 'first-key' })
    expect(unsentStore.get()).toMatchObject([{ state: 'rejected', reason: 'Введите номер', text: 'Ирина' }])
  })
})

test('pauses grow up to half an hour', () => {
  expect([1, 2, 6, 60].map(pauseAfter)).toEqual([seconds(30), minutes(1), minutes(30), minutes(30)])
})

test.each([
  [-3, 'сейчас'],
  [1, 'через 1 секунду'],
  [30, 'через 30 секунд'],
  [61, 'через 2 минуты'],
])('%i s are «%s»', (left, words) => {
  expect(formatPause(left)).toBe(words)
})
