// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sentSecret } from '../../parts/additions/sent-secret.ts'
import { accompanied } from '../outbox/accompanied.ts'
import { submit } from '../outbox/submit.ts'
import { irina, openCounter, thanks } from '../outbox/unsent.fixture.ts'
import { accompanying } from './accompanying.ts'
import { givenConsent } from './given-consent.ts'

beforeEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/product/topas-6?size=6')
})

describe('What goes with an inquiry', () => {
  test.each<[string, string | null, object]>([
    ['nothing of a visit that was not kept', null, { utm: {} }],
    ['where the visitor came from', 'https://ya.ru/ /catalog', { referrer: 'https://ya.ru/', utm: {} }],
    [
      'the marks of an advertisement, no other parameter',
      'https://ya.ru/ /?utm_source=yandex&utm_medium=cpc&yclid=5&source=x#utm_term=pump',
      { referrer: 'https://ya.ru/', utm: { source: 'yandex', medium: 'cpc' } },
    ],
    ['no empty mark', ' /?utm_source=&utm_campaign=autumn', { utm: { campaign: 'autumn' } }],
    ['the last mark before the anchor', ' /?utm_term=septic#part', { utm: { term: 'septic' } }],
  ])('is %s', (_what, visit, source) => {
    if (visit !== null) sessionStorage.setItem('src', visit)
    expect(accompanying().source).toEqual({ page: '/product/topas-6', ...source })
  })

  test('is since when the page is shown', () => {
    expect(accompanying().shownAt).toBe(new Date(performance.timeOrigin).toISOString())
  })

  test('is how long the page is shown by its own clock, whatever the time of day is set to', () => {
    const before = Math.floor(performance.now())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
    const { filledFor } = accompanying()
    vi.useRealTimers()
    expect(filledFor).toBeGreaterThanOrEqual(before)
    expect(filledFor).toBeLessThanOrEqual(Math.ceil(performance.now()))
  })

  test('is what a robot wrote into the hidden field of any form', () => {
    expect(accompanying()).not.toHaveProperty('website')
    document.body.innerHTML = '<input name="website"><input name="website" value="http://spam.test">'
    expect(accompanying()).toMatchObject({ website: 'http://spam.test' })
    document.body.innerHTML = '<input name="website"><input name="site" value="x">'
    expect(accompanying()).not.toHaveProperty('website')
  })
})

describe('An inquiry', () => {
  const { api, calls, replies } = openCounter()
  const send = accompanied(api.inquiries.contact)
  const submitted = () => submit(api.inquiries.contact, { form: 'contact', inquiry: irina })
  beforeEach(() => void calls.splice(0))

  test('goes with where it comes from and how long its page is shown, under its key', async () => {
    await submitted()
    const { filledFor, shownAt, source } = accompanying()
    expect(calls).toEqual([
      { key: expect.any(String), inquiry: { ...irina, shownAt, source, filledFor: expect.any(Number) } },
    ])
    expect(calls[0]?.inquiry.filledFor).toBeLessThanOrEqual(filledFor)
  })

  test('that waited on the device goes with what accompanied it there, whatever page sends it', async () => {
    const waited = {
      ...irina,
      shownAt: '2026-11-27T08:00:00.000Z',
      source: { page: '/product/astra-5', utm: {} },
    }
    await send(waited)
    expect(calls.map(({ inquiry }) => inquiry)).toEqual([waited])
  })

  test('that is stored can be added to in this tab', async () => {
    replies.push({ ...thanks, attachmentSecret: 'secret' })
    await send(irina)
    expect(sentSecret(17).get()).toEqual({ secret: 'secret', photos: 0, words: [] })
  })

  test('that is answered once more keeps count of what was added to it', async () => {
    sentSecret(17).set({ secret: 'former', photos: 2, words: ['и баня'] })
    replies.push({ ...thanks, attachmentSecret: 'secret' })
    await send(irina)
    expect(sentSecret(17).get()).toEqual({ secret: 'secret', photos: 2, words: ['и баня'] })
  })

  test.each([
    ['text', 'принято'],
    ['no number', { attachmentSecret: 'secret' }],
    ['a number in words', { id: '17', attachmentSecret: 'secret' }],
    ['no secret', { id: 17 }],
    ['a secret that is none', { id: 17, attachmentSecret: 5 }],
  ])('that is answered by %s is sent, and cannot be added to', async (_what, answer) => {
    replies.push(answer)
    expect(await send(irina)).toEqual(answer)
    expect(sessionStorage).toHaveLength(0)
  })

  test('whose answer is empty is sent', async () => {
    const silent = accompanied((async () => null) as unknown as typeof api.inquiries.contact)
    expect(await silent(irina)).toBeNull()
  })
})

describe('What was agreed to', () => {
  const box = (name: string, value: string, isTicked: boolean) =>
    `<input type="checkbox" name="${name}" value="${value}"${isTicked ? ' checked' : ''}>`
  const consentOf = (...boxes: string[]) => {
    const form = document.createElement('form')
    form.innerHTML = boxes.join('')
    return givenConsent(form, 3)
  }

  test.each([
    ['nothing', [box('agreement', 'yes', false), box('purpose', 'news', false)], null],
    ['the request', [box('agreement', 'yes', true), box('purpose', 'news', false)], ['request']],
    ['the request, in the cart', [box('agree', 'yes', true)], ['request']],
    ['a purpose alone', [box('agreement', 'yes', false), box('purpose', 'news', true)], ['news']],
    [
      'all of it',
      [box('agreement', 'yes', true), box('purpose', 'news', true), box('purpose', 'calls', true)],
      ['request', 'news', 'calls'],
    ],
  ])('is %s, by the version of the texts', (_what, boxes, purposes) => {
    expect(consentOf(...boxes)).toEqual(purposes && { documentVersion: 3, purposes })
  })
})
