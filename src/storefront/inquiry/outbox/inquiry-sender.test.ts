import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import type { Attempt, AttemptStorage } from './attempt-storage.ts'
import { createInquirySender, type OnSettled } from './inquiry-sender.ts'

type Stored = { success: true; message: string; id: number; number: number; attachmentSecret: string }
type Reply = Stored | Error

const message = 'Мы свяжемся с вами в ближайшее время'
const thanks = { success: true, message, id: 7, number: 7, attachmentSecret: 'secret' } as const
const offline = new ApiError(0, 'нет связи с сервером', null)
const faulty = new ApiError(502, '<h1>Bad Gateway</h1>', null)
const wrongPhone = new ApiError(
  400,
  '{}',
  'Проверьте',
  new Map([['phone', 'Пожалуйста, введите корректный номер телефона']]),
)
const irina = { name: 'Ирина', phone: '8 926 123-45-67' }

let stored: Attempt | null
const storage: AttemptStorage = {
  find: () => stored,
  save: (attempt) => {
    stored = attempt
  },
  clear: () => {
    stored = null
  },
}

function form(...replies: Reply[]) {
  const keys: (string | undefined)[] = []
  const send = createInquirySender(async (_inquiry, options) => {
    keys.push(options?.headers?.['Idempotency-Key'])
    const reply = replies.shift() ?? offline
    if (reply instanceof Error) throw reply
    return reply
  }, storage)
  return { send, keys }
}

beforeEach(() => {
  stored = null
})

describe('A visitor sends a form', () => {
  test('with a double click, and it goes out once', async () => {
    const { send, keys } = form(thanks)
    const results = await Promise.all([send(irina), send(irina)])
    expect(results).toEqual([
      { ok: true, id: 7, message: thanks.message },
      { ok: true, id: 7, message: thanks.message },
    ])
    expect(keys).toHaveLength(1)
  })

  test('again after the connection or the server failed, under the same key', async () => {
    const { send, keys } = form(offline, faulty, thanks)
    expect(await send(irina)).toEqual({ ok: false, reason: 'failed' })
    expect(await send(irina)).toEqual({ ok: false, reason: 'failed' })
    expect(await send(irina)).toMatchObject({ ok: true })
    expect(new Set(keys).size).toBe(1)
  })

  test('and is told when a server says no in an answer that looks like a yes', async () => {
    const no: Reply = JSON.parse('{"success":false,"message":"Приём заявок закрыт","id":0}')
    const { send } = form(no)
    const rejected = { ok: false, reason: 'rejected', message: 'Приём заявок закрыт', errors: {} }
    expect(await send(irina)).toEqual(rejected)
    expect(stored).not.toBeNull()
  })

  test('again after a reload, under the same key while nothing was changed', async () => {
    const before = form(offline)
    await before.send(irina)
    const after = form(thanks)
    await after.send(irina)
    expect(after.keys).toEqual(before.keys)
  })

  test('of another product after a failure, under a key of its own', async () => {
    const before = form(offline)
    await before.send(irina)
    const after = form(thanks)
    await after.send({ ...irina, service: 'Запрос о продукте: Топас 5' })
    expect(after.keys).not.toEqual(before.keys)
  })

  test('twice on purpose, under two keys', async () => {
    const { send, keys } = form(thanks, thanks)
    await send(irina)
    await send(irina)
    expect(new Set(keys).size).toBe(2)
    expect(stored).toBeNull()
  })

  test('with a wrong phone, sees which field, and corrects it under a new key', async () => {
    const { send, keys } = form(wrongPhone, wrongPhone, thanks)
    expect(await send({ ...irina, phone: 'позвоните' })).toEqual({
      ok: false,
      reason: 'rejected',
      message: 'Проверьте',
      errors: { phone: 'Пожалуйста, введите корректный номер телефона' },
    })
    await send({ ...irina, phone: 'позвоните' })
    await send(irina)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test.each([
    ['too often', 429, 'Слишком много запросов'],
    ['while the database is away', 503, 'Сервис временно недоступен. Попробуйте через минуту.'],
  ])('%s, is told so, and keeps the key', async (_when, status, message) => {
    const { send, keys } = form(new ApiError(status, '{}', message), thanks)
    expect(await send(irina)).toEqual({ ok: false, reason: 'rejected', message, errors: {} })
    await send(irina)
    expect(keys[1]).toBe(keys[0])
  })

  test('corrected after a lost answer, and the correction is not mistaken for a repeat', async () => {
    const { send, keys } = form(offline, thanks)
    await send(irina)
    await send({ ...irina, name: 'Ирина Петрова' })
    expect(keys[1]).not.toBe(keys[0])
  })

  test('and gets words even when the rejection has none', async () => {
    const { send } = form(new ApiError(400, '{"success":false}', null))
    expect(await send(irina)).toMatchObject({
      reason: 'rejected',
      message: 'Пожалуйста, попробуйте еще раз',
    })
  })
})

test.each<[string, Reply, boolean]>([
  ['arrived', thanks, false],
  ['was refused', wrongPhone, false],
  ['was refused in what looks like a yes', JSON.parse('{"success":false,"message":"Нет","id":0}'), false],
  ['came too slowly', new ApiError(408, '{}', 'Связь слишком медленная'), true],
  ['came too soon after others', new ApiError(429, '{}', 'Слишком много запросов'), true],
  ['found the database away', new ApiError(503, '{}', 'Сервис временно недоступен'), true],
  ['found the server failing in words', new ApiError(500, '{}', 'Ошибка'), true],
  ['found a faulty proxy', faulty, true],
  ['met no connection', offline, true],
  ['met the last refusal there is', new ApiError(499, '{}', 'Нет'), false],
])('whether a request that %s may pass later is told, with its key', async (_what, reply, isPassing) => {
  const told: Parameters<OnSettled>[0][] = []
  let key: string | undefined
  const send = createInquirySender(
    async (_inquiry, options) => {
      key = options?.headers?.['Idempotency-Key']
      if (reply instanceof Error) throw reply
      return reply
    },
    storage,
    (attempt) => told.push(attempt),
  )
  await send(irina)
  expect(told).toEqual([{ key, inquiry: irina, isPassing }])
})
