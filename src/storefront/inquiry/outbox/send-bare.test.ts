// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { withGiven } from '../fields/given-consent.ts'
import { irina, openCounter, press } from './unsent.fixture.ts'
import { UNSENT_KEY } from './unsent-key.ts'

const { api, calls, replies } = openCounter()
const { contact } = api.inquiries
const typing = document.createElement('form')
typing.innerHTML = '<input type="checkbox" name="agreement" checked />'

/** A new document: nothing of the former one is in memory. */
async function openPage() {
  vi.resetModules()
  const [{ keepBare, sendBare }, { ApiError }, { outboxParts }, { unsentStore, keepUnsent }] =
    await Promise.all([
      import('./send-bare.ts'),
      import('../../../api/error.ts'),
      import('../loading/outbox-parts.ts'),
      import('./unsent.ts'),
    ])
  const { attemptStorage } = await import('./attempt-storage.ts')
  const bare = { form: 'contact', inquiry: withGiven(irina, typing, 1), text: 'Ирина' }
  return {
    attemptStorage,
    bare: (own: Partial<typeof irina> = {}) =>
      sendBare(contact, { ...bare, inquiry: { ...bare.inquiry, ...own } }),
    keep: () => keepBare(bare),
    refuse: (status: number, message: string | null) => replies.push(new ApiError(status, '', message)),
    outboxParts,
    unsentStore,
    keepUnsent,
  }
}
const keys = () => new Set(calls.map(({ key }) => key))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  calls.length = 0
  replies.length = 0
})

test('pressed again after a reload, still without its code, it goes under the same key', async () => {
  const page = await openPage()
  page.refuse(0, null)
  expect(await page.bare()).toEqual({ ok: false, reason: 'failed' })
  expect(await (await openPage()).bare()).toMatchObject({ ok: true, id: 17 })
  expect(calls).toHaveLength(2)
  expect(keys().size).toBe(1)
})

test('pressed again after a reload, with its code, it goes under the same key, and waits once', async () => {
  const before = await openPage()
  before.refuse(0, null)
  await before.bare()
  const { outboxParts, attemptStorage, unsentStore, refuse } = await openPage()
  refuse(0, null)
  const { createInquirySender, settleAttempt } = outboxParts
  const send = createInquirySender(contact, attemptStorage('contact'), (one) => settleAttempt('contact', one))
  await send(withGiven(irina, typing, 1))
  expect(calls).toHaveLength(2)
  expect(keys().size).toBe(1)
  expect(unsentStore.get().map(({ key }) => key)).toEqual([...keys()])
})

test.each([
  ['at once', () => Promise.resolve()],
  ['after its code has kept what waits', async () => (await openPage()).keepUnsent(press({ key: 'other' }))],
])('sent, then another, then the first again, %s, it goes under its own key', async (_when, meanwhile) => {
  const { bare, refuse } = await openPage()
  for (const name of ['Ирина', 'Олег', 'Ирина']) {
    refuse(0, null)
    await bare({ name })
    await meanwhile()
  }
  const [first, second, again] = calls
  expect(again).toEqual(first)
  expect(second?.key).not.toBe(first?.key)
})

test('sent again with its code while it waits, it goes under its own key and waits no more', async () => {
  const { bare, refuse, outboxParts, attemptStorage, unsentStore } = await openPage()
  for (const name of ['Ирина', 'Олег']) {
    refuse(0, null)
    await bare({ name })
  }
  const { createInquirySender, settleAttempt } = outboxParts
  const send = createInquirySender(contact, attemptStorage('contact'), (one) => settleAttempt('contact', one))
  await send(withGiven(irina, typing, 1))
  expect(calls[2]).toEqual(calls[0])
  expect(unsentStore.get().map(({ inquiry }) => inquiry.name)).toEqual(['Олег'])
})

test('handed over after a reload, in whatever order its fields are read, it is the request that waits', async () => {
  const before = await openPage()
  before.refuse(0, null)
  await before.bare()
  const { keepUnsent } = await openPage()
  const inquiry = { consent: { documentVersion: 1, purposes: ['request'] }, ...irina, preferredTime: null }
  expect([keepUnsent(press({ inquiry, text: '', key: 'another' }))]).toEqual([...keys()])
})

test('pressed again where storage is forbidden, it goes under the same key, and waits once', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const area of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(area, { getItem: denied, setItem: denied, removeItem: denied })
  const page = await openPage()
  for (const _press of [1, 2]) page.refuse(0, null)
  for (const _press of [1, 2]) await page.bare()
  expect(keys().size).toBe(1)
  expect(page.unsentStore.get().map(({ key }) => key)).toEqual([...keys()])
  vi.unstubAllGlobals()
})

test('the queue of the same tab is told of what waits and of what has gone', async () => {
  const page = await openPage()
  const told: number[] = []
  const leave = page.unsentStore.subscribe(() => void told.push(page.unsentStore.get().length))
  await page.bare()
  leave()
  expect(told).toEqual([1, 0])
})

test.each([
  ['a body cut for slowness', 408, 'Запрос пришёл слишком медленно'],
  ['one of too many', 429, 'Слишком много запросов'],
])('%s stays on the device; what is refused leaves nothing there', async (_what, status, message) => {
  const page = await openPage()
  page.refuse(status, message)
  await page.bare()
  expect(page.unsentStore.get()).toHaveLength(1)
  page.refuse(400, 'Проверьте поля')
  await page.bare()
  expect(keys().size).toBe(1)
  expect(localStorage.getItem(UNSENT_KEY)).toBeNull()
})

test('thanked for, the same words sent once more are another request', async () => {
  const page = await openPage()
  await page.bare()
  await page.bare()
  expect(keys().size).toBe(2)
})

test('beside an entry that was damaged on the device, one is sent and another kept', async () => {
  const page = await openPage()
  localStorage.setItem(UNSENT_KEY, '[null]')
  expect(await page.bare()).toMatchObject({ ok: true })
  page.keep()
  expect(page.unsentStore.get()).toMatchObject([{ form: 'contact', state: 'kept' }])
})

test('kept for a chat once more after a reload, it stands once', async () => {
  ;(await openPage()).keep()
  const { keep, unsentStore } = await openPage()
  keep()
  expect(unsentStore.get()).toMatchObject([{ form: 'contact', state: 'kept', chat: 'failed' }])
})

test('kept for a chat, it takes the place of no other: not of one that waits, nor of another form’s', async () => {
  const { keep, keepUnsent, unsentStore } = await openPage()
  keepUnsent(press({ form: 'wizard', state: 'kept', chat: 'failed', key: 'answers' }))
  keepUnsent(press({ inquiry: { ...irina, name: 'Олег' }, key: 'waits' }))
  keep()
  expect(unsentStore.get().map(({ form, state }) => [form, state])).toEqual([
    ['wizard', 'kept'],
    ['contact', 'waiting'],
    ['contact', 'kept'],
  ])
})
