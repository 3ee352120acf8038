// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { createSettings } from '../../../contract/settings.fixture.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { seconds } from '../../../lib/duration.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { withGiven } from '../fields/given-consent.ts'
import type { FieldErrors } from '../fields/submit-error.ts'
import { correctLead, handLead, keepFailed, type Lead } from './hand-lead.ts'
import { startOutbox } from './outbox.ts'
import { irina, openCounter, press } from './unsent.fixture.ts'
import { keepUnsent, unsentStore } from './unsent.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const { api, calls, replies } = openCounter()
const offline = new ApiError(0, 'нет связи', null)
const refusal = new ApiError(400, '', 'Проверьте', new Map([['phone', 'Введите номер']]))

const lead: Lead = { text: 'Дом на пятерых', told: 'Участок на склоне', inquiry: irina }
const chat = { opener: {}, closed: false, location: { href: '' } }
const open = vi.fn<(address: string) => unknown>()
const writeText = vi.fn<(text: string) => Promise<void>>()
const onStored = vi.fn()
const onRefused = vi.fn<(errors: FieldErrors) => boolean>()
const kept = () => unsentStore.get().map(({ form, state, chat: of, text }) => [form, state, of, text])

/** The contact form with ticked boxes, and a time to call. */
function fillForm(html = '<input type="checkbox" name="agreement" checked>') {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}
const given = (own: Partial<PublicSettings>, more: Partial<Parameters<typeof handLead>[0]> = {}) => ({
  form: 'contact',
  settings: createSettings(own),
  lead: typed(fillForm()),
  onStored,
  onRefused,
  ...more,
})
const typed = (typing: HTMLFormElement, inquiry: Lead['inquiry'] = irina): Lead => ({
  ...lead,
  inquiry: withGiven(inquiry, typing, 3),
})

beforeAll(() => startOutbox(api))
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('open', open)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  vi.resetAllMocks()
  open.mockReturnValue(chat)
  writeText.mockResolvedValue()
  chat.location.href = ''
  unsentStore.remove()
  calls.length = 0
  replies.length = 0
  dismissToast()
  history.replaceState(null, '', '/contacts')
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('A request for the messenger', () => {
  test('opens the chat at once, calls nobody, and is kept with all that was agreed to', () => {
    const typing = fillForm(`
      <input type="checkbox" name="agreement" checked>
      <input type="checkbox" name="purpose" value="news" checked>
      <input name="preferredTime" value="После шести">`)
    expect(handLead(given({ leadHandling: 'messenger' }, { lead: typed(typing) }))).toBe(true)
    expect(open.mock.calls[0]?.[0]).toContain('https://wa.me/74950000000?text=')
    expect(calls).toEqual([])
    expect(kept()).toEqual([['contact', 'kept', 'opened', 'Дом на пятерых']])
    expect(unsentStore.get()[0]?.inquiry).toMatchObject({
      ...irina,
      consent: { documentVersion: 3, purposes: ['request', 'news'] },
      preferredTime: 'После шести',
      source: { page: '/contacts' },
    })
  })

  test('without boxes and a time to call says nothing of them', () => {
    handLead(given({ leadHandling: 'messenger' }, { lead: typed(fillForm('')) }))
    handLead(given({ leadHandling: 'messenger' }, { lead, form: 'wizard' }))
    for (const { inquiry } of unsentStore.get()) {
      expect(inquiry.consent ?? null).toBeNull()
      expect(inquiry).not.toHaveProperty('preferredTime')
    }
    expect(kept()).toHaveLength(2)
  })

  test('whose window the browser blocks is kept as one that failed', () => {
    open.mockReturnValue(null)
    expect(handLead(given({ leadHandling: 'messenger' }))).toBe(false)
    expect(kept()).toEqual([['contact', 'kept', 'failed', 'Дом на пятерых']])
  })

  test.each([
    ['whatsapp', '+7 926 123-45-67', 0],
    ['telegram', 'septic', 0],
    ['max', 'septic', 1],
    ['vk', 'septic', 1],
  ] as const)(
    'in %s, whose link is %s, is copied %i times: where a link carries no text',
    (kind, value, times) => {
      handLead(given({ leadHandling: 'messenger', messengers: [{ kind, value }] }))
      expect(writeText.mock.calls).toEqual(Array.from({ length: times }, () => ['Дом на пятерых']))
    },
  )

  test('opens the chat also where copying is forbidden or unknown', async () => {
    const messengers = [{ kind: 'max', value: 'septic' } as const]
    writeText.mockRejectedValue(new DOMException('denied'))
    expect(handLead(given({ leadHandling: 'messenger', messengers }))).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    expect(handLead(given({ leadHandling: 'messenger', messengers }))).toBe(true)
  })
})

describe('A request for the site', () => {
  const site = { leadHandling: 'site' } as const

  test('is stored, confirmed, and leaves the device; no chat opens', async () => {
    const inquiry = { ...irina, email: 'i@example.ru' }
    const typing = fillForm('<input name="preferredTime" value="После шести">')
    expect(await handLead(given(site, { lead: typed(typing, inquiry) }))).toBe(true)
    expect(calls).toMatchObject([{ inquiry: { ...inquiry, preferredTime: 'После шести' } }])
    expect(onStored.mock.calls).toEqual([[17, NOW]])
    expect(kept()).toEqual([])
    expect(open).not.toHaveBeenCalled()
    expect(currentToast()?.title).toBe('Заявка отправлена')
  })

  test('beside one that waits is confirmed as what it is', async () => {
    const oleg = { ...irina, name: 'Олег' }
    keepUnsent(press({ key: 'other-key', inquiry: oleg, nextAt: NOW + seconds(30) }))
    expect(await handLead(given(site))).toBe(true)
    expect(onStored.mock.calls).toEqual([[17, NOW]])
    expect(unsentStore.get()).toMatchObject([{ key: 'other-key', state: 'waiting' }])
  })

  test.each([
    ['the connection is lost', offline],
    ['the server is down', new ApiError(503, '', 'Сервис временно недоступен')],
  ])('waits on the device when %s, and the visitor is told', async (_when, failure) => {
    replies.push(failure)
    expect(await handLead(given(site))).toBe(false)
    expect(kept()).toEqual([['contact', 'waiting', null, 'Дом на пятерых']])
    expect(currentToast()).toMatchObject({
      title: 'Ошибка',
      description: 'Произошла ошибка при отправке формы',
      tone: 'bad',
    })
    expect(onRefused).not.toHaveBeenCalled()
    expect(onStored).not.toHaveBeenCalled()
  })

  test.each([
    ['shows them, and keeps nothing', true, []],
    ['cannot show them, and keeps the text', false, [['contact', 'rejected', null, 'Дом на пятерых']]],
  ])('that is refused tells why; a form with its fields %s', async (_what, isShown, left) => {
    replies.push(refusal)
    onRefused.mockReturnValue(isShown)
    expect(await handLead(given(site))).toBe(false)
    expect(onRefused.mock.calls).toEqual([[{ phone: 'Введите номер' }]])
    expect(currentToast()).toMatchObject({
      title: 'Ошибка при отправке',
      description: 'Введите номер',
      tone: 'bad',
    })
    expect(kept()).toEqual(left)
  })
})

describe('A request for both', () => {
  const both = { leadHandling: 'both' } as const

  test('opens an empty window at the press, and leads it to the chat once it is stored', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    replies.push(promise)
    const handed = handLead(given(both))
    expect(open.mock.calls[0]?.[0]).toBe('about:blank')
    await vi.advanceTimersByTimeAsync(seconds(1))
    expect(chat.location.href).toBe('')
    resolve(undefined)
    expect(await handed).toBe(true)
    expect(chat.location.href).toContain('https://wa.me/74950000000?text=')
    expect(onStored).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })

  test('goes to the chat after three seconds, whatever the server does meanwhile', async () => {
    replies.push(new Promise(() => undefined))
    const handed = handLead(given(both))
    await vi.advanceTimersByTimeAsync(seconds(3) - 1)
    expect(chat.location.href).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(await handed).toBe(true)
    expect(chat.location.href).toContain('wa.me')
  })

  test('whose window is blocked is not done while nobody knows whether it was stored', async () => {
    open.mockReturnValue(null)
    replies.push(new Promise(() => undefined))
    const handed = handLead(given(both))
    await vi.advanceTimersByTimeAsync(seconds(3))
    expect(await handed).toBe(false)
  })

  test.each([
    ['was not stored', true, true, offline],
    ['was stored, though its window was blocked', false, true, undefined],
    ['was neither stored nor opened', false, false, offline],
  ])('that %s: opened %s, done %s', async (_what, isOpen, isDone, reply) => {
    open.mockReturnValue(isOpen ? chat : null)
    replies.push(reply)
    expect(await handLead(given(both))).toBe(isDone)
    expect(currentToast()?.title).toBe(isOpen ? 'WhatsApp открыт' : 'Ошибка')
    expect(kept()).toHaveLength(reply ? 1 : 0)
  })

  test('that is refused is kept with its text: the chat has taken its place', async () => {
    replies.push(refusal)
    onRefused.mockReturnValue(true)
    expect(await handLead(given(both))).toBe(true)
    expect(kept()).toEqual([['contact', 'rejected', null, 'Дом на пятерых']])
  })
})

describe('A chat that could not be opened', () => {
  const corrected = given({}, { lead: { ...typed(fillForm()), text: 'Дом на шестерых' } })

  test('is kept, and follows what is corrected in the form', () => {
    keepFailed(given({}))
    expect(kept()).toEqual([['contact', 'kept', 'failed', 'Дом на пятерых']])
    expect(unsentStore.get()[0]?.inquiry).toMatchObject({ consent: { documentVersion: 3 } })
    correctLead(corrected)
    expect(kept()).toEqual([['contact', 'kept', 'failed', 'Дом на шестерых']])
  })

  test.each<[string, Parameters<typeof press>[0]]>([
    ['chat opened', { state: 'kept', chat: 'opened' }],
    ['request is being sent from the site', { state: 'waiting', chat: 'failed' }],
    ['form is another', { form: 'wizard', state: 'kept', chat: 'failed' }],
  ])('of whom the %s is left as it is', (_what, own) => {
    keepUnsent(press({ ...own, nextAt: NOW + seconds(30) }))
    correctLead(corrected)
    expect(unsentStore.get()).toMatchObject([{ text: 'Ирина' }])
  })
})
