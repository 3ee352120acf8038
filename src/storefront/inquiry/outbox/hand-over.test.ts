// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSettings } from '../../../contract/settings.fixture.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { seconds } from '../../../lib/duration.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { readGiven } from '../fields/given-consent.ts'
import type { ComposedInquiry } from './composed-inquiry.ts'
import { keepUnsent } from './device.ts'
import { correctFailedChat, handToChat } from './hand-over.ts'
import { irina, press } from './unsent.fixture.ts'
import { unsentStore } from './unsent.ts'

const NOW = Date.UTC(2026, 10, 26, 12)

const composed: ComposedInquiry = { text: 'Дом на пятерых', told: 'Участок на склоне', inquiry: irina }
const chat = { opener: {}, closed: false, location: { href: '' } }
const open = vi.fn<(address: string) => unknown>()
const writeText = vi.fn<(text: string) => Promise<void>>()
const store = vi.fn<() => Promise<boolean>>()
const kept = () => unsentStore.get().map(({ form, state, chat: of, text }) => [form, state, of, text])

/** The contact form with ticked boxes, and a time to call. */
function fillForm(html = '<input type="checkbox" name="agreement" checked>') {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}
const given = (own: Partial<PublicSettings>, more: Partial<Parameters<typeof handToChat>[0]> = {}) => ({
  form: 'contact',
  settings: createSettings(own),
  composed: typed(fillForm()),
  store,
  ...more,
})
const typed = (typing: HTMLFormElement, inquiry = irina): ComposedInquiry => ({
  ...composed,
  inquiry: { ...inquiry, ...readGiven(typing, 3) },
})

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('open', open)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  vi.resetAllMocks()
  open.mockReturnValue(chat)
  writeText.mockResolvedValue()
  chat.location.href = ''
  unsentStore.remove()
  dismissToast()
  history.replaceState(null, '', '/contacts')
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
})

describe('An inquiry for the messenger', () => {
  test('opens the chat at once, calls nobody, and is kept with all that was agreed to', () => {
    const typing = fillForm(`
      <input type="checkbox" name="agreement" checked>
      <input type="checkbox" name="purpose" value="news" checked>
      <input name="preferredTime" value="После шести">`)
    expect(handToChat(given({ leadHandling: 'messenger' }, { composed: typed(typing) }))).toBe(true)
    expect(open.mock.calls[0]?.[0]).toContain('https://wa.me/74950000000?text=')
    expect(store).not.toHaveBeenCalled()
    expect(kept()).toEqual([['contact', 'kept', 'opened', 'Дом на пятерых']])
    expect(unsentStore.get()[0]?.inquiry).toMatchObject({
      ...irina,
      consent: { documentVersion: 3, purposes: ['request', 'news'] },
      preferredTime: 'После шести',
      source: { page: '/contacts' },
    })
  })

  test('without boxes and a time to call says nothing of them', () => {
    handToChat(given({ leadHandling: 'messenger' }, { composed: typed(fillForm('')) }))
    handToChat(given({ leadHandling: 'messenger' }, { composed, form: 'wizard' }))
    for (const { inquiry } of unsentStore.get()) {
      expect(inquiry.consent ?? null).toBeNull()
      expect(inquiry).not.toHaveProperty('preferredTime')
    }
    expect(kept()).toHaveLength(2)
  })

  test('whose window the browser blocks is kept as one that failed', () => {
    open.mockReturnValue(null)
    expect(handToChat(given({ leadHandling: 'messenger' }))).toBe(false)
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
      handToChat(given({ leadHandling: 'messenger', messengers: [{ kind, value }] }))
      expect(writeText.mock.calls).toEqual(Array.from({ length: times }, () => ['Дом на пятерых']))
    },
  )

  test('opens the chat also where copying is forbidden or unknown', async () => {
    const messengers = [{ kind: 'max', value: 'septic' } as const]
    writeText.mockRejectedValue(new DOMException('denied'))
    expect(handToChat(given({ leadHandling: 'messenger', messengers }))).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    expect(handToChat(given({ leadHandling: 'messenger', messengers }))).toBe(true)
  })
})

describe('An inquiry for both', () => {
  const both = { leadHandling: 'both' } as const

  test('opens an empty window at the press, and leads it to the chat once it is stored', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    store.mockReturnValue(promise)
    const handed = handToChat(given(both))
    expect(open.mock.calls[0]?.[0]).toBe('about:blank')
    await vi.advanceTimersByTimeAsync(seconds(1))
    expect(chat.location.href).toBe('')
    resolve(true)
    expect(await handed).toBe(true)
    expect(chat.location.href).toContain('https://wa.me/74950000000?text=')
    expect(kept()).toEqual([])
  })

  test('goes to the chat after three seconds, whatever the server does meanwhile', async () => {
    store.mockReturnValue(new Promise(() => undefined))
    const handed = handToChat(given(both))
    await vi.advanceTimersByTimeAsync(seconds(3) - 1)
    expect(chat.location.href).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(await handed).toBe(true)
    expect(chat.location.href).toContain('wa.me')
  })

  test('whose window is blocked is not done while nobody knows whether it was stored', async () => {
    open.mockReturnValue(null)
    store.mockReturnValue(new Promise(() => undefined))
    const handed = handToChat(given(both))
    await vi.advanceTimersByTimeAsync(seconds(3))
    expect(await handed).toBe(false)
  })

  test.each([
    ['was not stored', true, false, true],
    ['was stored, though its window was blocked', false, true, true],
    ['was neither stored nor opened', false, false, false],
  ])('that %s: opened %s, stored %s, done %s', async (_what, isOpen, isStored, isDone) => {
    open.mockReturnValue(isOpen ? chat : null)
    store.mockResolvedValue(isStored)
    expect(await handToChat(given(both))).toBe(isDone)
    expect(currentToast()?.title).toBe(isOpen ? 'WhatsApp открыт' : 'Ошибка')
  })
})

describe('A chat that could not be opened', () => {
  const compose = vi.fn(async () => ({ ...typed(fillForm()), text: 'Дом на шестерых' }))

  test('is kept, and follows what is corrected in the form', async () => {
    open.mockReturnValue(null)
    handToChat(given({ leadHandling: 'messenger' }))
    const [failed] = unsentStore.get()
    expect(failed).toMatchObject({ text: 'Дом на пятерых', inquiry: { consent: { documentVersion: 3 } } })
    await correctFailedChat('contact', compose)
    expect(kept()).toEqual([['contact', 'kept', 'failed', 'Дом на шестерых']])
    // The same box, drawn on: the focus stays where it is.
    expect(unsentStore.get()[0]?.key).toBe(failed?.key)
  })

  test('is not kept again where it was opened while the form composed', async () => {
    keepUnsent(press({ state: 'kept', chat: 'failed' }))
    await correctFailedChat('contact', () => {
      unsentStore.remove()
      return compose()
    })
    expect(kept()).toEqual([])
  })

  test.each<[string, Parameters<typeof press>[0]]>([
    ['chat opened', { state: 'kept', chat: 'opened' }],
    ['request is being sent from the site', { state: 'waiting', chat: 'failed' }],
    ['form is another', { form: 'wizard', state: 'kept', chat: 'failed' }],
  ])('of whom the %s is left as it is', async (_what, own) => {
    keepUnsent(press({ ...own, nextAt: NOW + seconds(30) }))
    await correctFailedChat('contact', compose)
    expect(compose).not.toHaveBeenCalled()
    expect(unsentStore.get()).toMatchObject([{ text: 'Ирина' }])
  })
})
