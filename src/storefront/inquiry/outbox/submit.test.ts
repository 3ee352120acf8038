// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { seconds } from '../../../lib/duration.ts'
import { readGiven } from '../fields/given-consent.ts'
import { irina, openCounter, press } from './unsent.fixture.ts'
import { UNSENT_KEY } from './unsent-key.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const { api, calls, replies } = openCounter()
const { contact } = api.inquiries
const typing = document.createElement('form')
typing.innerHTML = '<input type="checkbox" name="agreement" checked />'
const stored = { ok: true, waits: false, id: 17 }

/** A new document: nothing of the former one is in memory. */
async function openPage() {
  vi.resetModules()
  const [{ submit, withPlace }, { keepUnsent }, { ApiError }, { unsentStore }] = await Promise.all([
    import('./submit.ts'),
    import('./device.ts'),
    import('../../../api/error.ts'),
    import('./unsent.ts'),
  ])
  const inquiry = { ...irina, ...readGiven(typing, 1) }
  return {
    submit: (own: Partial<typeof irina & { service: string; message: string }> = {}, form = 'contact') =>
      submit(contact, { form, inquiry: { ...inquiry, ...own } }),
    keepFailed: () =>
      keepUnsent({
        form: 'contact',
        inquiry: withPlace(inquiry),
        text: 'Ирина',
        state: 'kept',
        chat: 'failed',
      }),
    /** The server's next answer. */
    refuse: (status: number, message: string | null = null, errors?: ReadonlyMap<string, string>) =>
      replies.push(new ApiError(status, '', message, errors)),
    unsentStore,
    keepUnsent,
  }
}
const keys = () => new Set(calls.map(({ key }) => key))

beforeEach(() => {
  localStorage.clear()
  calls.length = 0
  replies.length = 0
})

test('an inquiry is on the device while it is sent, with the page it was written on, and leaves it stored', async () => {
  const { submit, unsentStore } = await openPage()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  replies.push(promise)
  history.replaceState(null, '', '/contact')
  const sending = submit({ message: 'Участок на склоне' })
  const [waiting] = unsentStore.get()
  expect(waiting).toMatchObject({
    form: 'contact',
    state: 'waiting',
    isPressed: true,
    chat: null,
    text: 'Участок на склоне',
    inquiry: { ...irina, source: { page: '/contact' } },
  })
  // The queue leaves it alone as long as its call may be answered.
  expect(waiting?.nextAt).toBe(NOW + seconds(35))
  expect(calls).toEqual([{ key: waiting?.key, inquiry: waiting?.inquiry }])
  resolve(undefined)
  expect(await sending).toMatchObject(stored)
  expect(localStorage.getItem(UNSENT_KEY)).toBeNull()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

test('pressed again after lost answers and a reload, it goes under the same key, and waits once', async () => {
  const page = await openPage()
  for (const status of [0, 502]) {
    page.refuse(status)
    expect(await page.submit()).toMatchObject({ ok: false, waits: true, message: null })
  }
  const next = await openPage()
  expect(next.unsentStore.get().map(({ key }) => key)).toEqual([...keys()])
  expect(await next.submit()).toMatchObject(stored)
  expect([calls.length, keys().size]).toEqual([3, 1])
  expect(next.unsentStore.get()).toEqual([])
})

test('taken off the device while its call fails, it is there again, as it says', async () => {
  const page = await openPage()
  const { promise, reject } = Promise.withResolvers<unknown>()
  replies.push(promise)
  const sending = page.submit()
  page.unsentStore.remove()
  reject(new TypeError('timeout'))
  expect(await sending).toMatchObject({ ok: false, waits: true })
  expect(page.unsentStore.get()).toMatchObject([{ key: [...keys()][0], state: 'waiting' }])
})

test('of another product after a failure, or corrected, it is another inquiry, and both wait', async () => {
  const page = await openPage()
  const inquiries = [{}, { service: 'Запрос о продукте: Топас 5' }, { name: 'Ирина Петрова' }]
  for (const own of inquiries) {
    page.refuse(0)
    await page.submit(own)
  }
  expect(keys().size).toBe(3)
  expect(page.unsentStore.get()).toHaveLength(3)
})

test.each([
  ['at once', async () => undefined],
  [
    'after the queue has kept what waits',
    async () => void (await openPage()).keepUnsent(press({ key: 'other' })),
  ],
])('sent, then another, then the first again, %s, it goes under its own key', async (_when, meanwhile) => {
  const { submit, refuse, unsentStore } = await openPage()
  for (const name of ['Ирина', 'Олег', 'Ирина']) {
    refuse(0)
    await submit({ name })
    await meanwhile()
  }
  const [first, second, again] = calls
  expect(again?.key).toBe(first?.key)
  expect(second?.key).not.toBe(first?.key)
  expect(unsentStore.get().filter(({ inquiry }) => inquiry.name === 'Ирина').length).toBeGreaterThan(0)
})

test('thanked for, the same words sent once more are another inquiry', async () => {
  const page = await openPage()
  await page.submit()
  await page.submit()
  expect(keys().size).toBe(2)
})

test('pressed again where storage is forbidden, it goes under the same key, and waits once', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  const page = await openPage()
  for (const _press of [1, 2]) page.refuse(0)
  for (const _press of [1, 2]) await page.submit()
  expect(keys().size).toBe(1)
  expect(page.unsentStore.get().map(({ key }) => key)).toEqual([...keys()])
  vi.unstubAllGlobals()
})

test('the queue of the same tab is told of what waits and of what has gone', async () => {
  const page = await openPage()
  const told: number[] = []
  const leave = page.unsentStore.subscribe(() => void told.push(page.unsentStore.get().length))
  await page.submit()
  leave()
  expect(told).toEqual([1, 0])
})

test('whatever order its fields are kept in, an inquiry that waits is the same', async () => {
  const before = await openPage()
  before.refuse(0)
  await before.submit()
  const { keepUnsent } = await openPage()
  const inquiry = { consent: { documentVersion: 1, purposes: ['request'] }, ...irina, preferredTime: null }
  expect([keepUnsent(press({ inquiry, text: '', key: 'another' }))]).toEqual([...keys()])
})

test('beside an entry that was damaged on the device, one is sent and another kept', async () => {
  const page = await openPage()
  localStorage.setItem(UNSENT_KEY, '[null]')
  expect(await page.submit()).toMatchObject(stored)
  page.keepFailed()
  expect(page.unsentStore.get()).toMatchObject([{ form: 'contact', state: 'kept' }])
})

test('kept for a chat once more after a reload, it stands once, and takes the place of no other', async () => {
  const before = await openPage()
  before.keepUnsent(press({ form: 'wizard', state: 'kept', chat: 'failed', key: 'answers' }))
  before.keepUnsent(press({ inquiry: { ...irina, name: 'Олег' }, key: 'waits' }))
  before.keepFailed()
  const { keepFailed, unsentStore } = await openPage()
  keepFailed()
  expect(unsentStore.get().map(({ form, state }) => [form, state])).toEqual([
    ['wizard', 'kept'],
    ['contact', 'waiting'],
    ['contact', 'kept'],
  ])
})

const phone = new Map([['phone', 'Введите номер']])

test.each<[string, [status: number, words?: string, errors?: typeof phone], object]>([
  ['was refused', [400, 'Проверьте', phone], { message: 'Проверьте', errors: { phone: 'Введите номер' } }],
  ['was refused without a word', [400], { message: 'Пожалуйста, попробуйте еще раз' }],
  ['met the last refusal there is', [499, 'Нет'], { message: 'Нет' }],
  ['came too slowly', [408, 'Слишком медленно'], { waits: true, message: 'Слишком медленно' }],
  ['came too early', [425], { waits: true, message: null }],
  ['came too soon after others', [429, 'Слишком много'], { waits: true, message: 'Слишком много' }],
  ['found the server failing in words', [500, 'Ошибка'], { waits: true, message: 'Ошибка' }],
  ['found a faulty proxy', [502], { waits: true, message: null }],
  ['found the database away', [503, 'Недоступен'], { waits: true, message: 'Недоступен' }],
  ['met no connection', [0], { waits: true, message: null }],
])('whether an inquiry that %s may pass later is told, in the server’s words', async (_what, reply, end) => {
  const page = await openPage()
  page.refuse(...reply)
  const outcome = await page.submit()
  expect(outcome).toEqual({ ok: false, waits: false, errors: {}, key: [...keys()][0], ...end })
  const left = page.unsentStore.get().map(({ key, state, isPressed }) => [key, state, isPressed])
  expect(left).toEqual(outcome.waits ? [[outcome.key, 'waiting', undefined]] : [])
})

test('a no in what looks like a yes is a refusal in its words', async () => {
  replies.push({ success: false, message: 'Приём заявок закрыт', id: 0 })
  const { submit } = await openPage()
  expect(await submit()).toMatchObject({ ok: false, waits: false, message: 'Приём заявок закрыт' })
})

test('a fault of the page itself is no refusal', async () => {
  replies.push(new TypeError('Failed to fetch'))
  const { submit } = await openPage()
  expect(await submit()).toMatchObject({ ok: false, waits: true, message: null })
})
