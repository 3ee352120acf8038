// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { days, minutes } from '../../../lib/duration.ts'
import { forgetLeft, forgetLeftBy, isInquiry, type LeftForm, listLeft } from './left-forms.ts'

const NOW = Date.parse('2026-11-26T09:00:00Z')
const PHONE = '8 926 123-45-67'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const form = (isPressed: boolean, fields: Record<string, string>): LeftForm => ({
  isPressed,
  fields: Object.entries(fields),
})
const pressed = (fields: Record<string, string>) => form(true, fields)
const typed = (fields: Record<string, string>) => form(false, fields)

const LEFT = { path: '/', ago: minutes(5), shownFor: minutes(2) }

/** As the early script leaves the forms of a document. */
function leave(forms: readonly LeftForm[], given: Partial<typeof LEFT> = {}) {
  const { path, ago, shownFor } = { ...LEFT, ...given }
  const at = NOW - ago
  const kept = forms.map(({ isPressed, fields }) => [isPressed ? 'true' : null, ...fields])
  localStorage.setItem(`typed ${path} ${at - shownFor}`, JSON.stringify([at, ...kept]))
}
const keys = () => Object.keys(localStorage)
const paths = () => listLeft().map(({ path }) => path)
const agoOf = () => listLeft().map(({ at }) => NOW - at)

describe('what other documents have left', () => {
  test('is read as it was typed, with how long its document was shown', () => {
    const forms = [pressed({ name: 'Вера', phone: PHONE }), typed({ sort: 'price' })]
    leave(forms, { path: '/contact' })
    const [left] = listLeft()
    expect(left).toMatchObject({ path: '/contact', at: NOW - minutes(5), shownFor: minutes(2), forms })
  })

  test('comes the last first', () => {
    leave([typed({ name: 'Вера' })], { path: '/second', ago: minutes(20) })
    leave([typed({ name: 'Вера' })], { path: '/first', ago: minutes(10) })
    leave([typed({ name: 'Вера' })], { path: '/third', ago: minutes(30) })
    expect(paths()).toEqual(['/first', '/second', '/third'])
  })

  test('by a clock that was put back meanwhile, was shown for no time, not for less', () => {
    leave([typed({ name: 'Вера' })], { shownFor: -minutes(9) })
    expect(listLeft()[0]?.shownFor).toBe(0)
  })

  test('is neither what this document has left itself, nor what else is stored', () => {
    localStorage.setItem(
      `typed / ${performance.timeOrigin}`,
      JSON.stringify([NOW, ['true', ['phone', PHONE]]]),
    )
    localStorage.setItem('cart / 7', JSON.stringify([NOW, ['true', ['phone', PHONE]]]))
    expect(listLeft()).toEqual([])
    expect(keys()).toHaveLength(2)
  })

  test('is thrown away where somebody has changed it; the rest is still found', () => {
    localStorage.setItem('typed /broken 7', '{')
    leave([typed({ name: 'Вера' })])
    expect(paths()).toEqual(['/'])
    expect(keys()).toHaveLength(1)
  })
})

test.each<[string, LeftForm, boolean]>([
  ['sends a phone asks for a call', pressed({ name: 'Вера', phone: PHONE }), true],
  ['has typed it only does not yet', typed({ name: 'Вера', phone: PHONE }), false],
  ['sends a name without a phone does not', pressed({ name: 'Вера', phone: '' }), false],
  ['sorts the catalog does not', pressed({ sort: 'price' }), false],
])('Who %s', (_who, left, isAsked) => {
  expect(isInquiry(left)).toBe(isAsked)
})

describe('after a time', () => {
  const request = [typed({ sort: 'price' }), pressed({ phone: PHONE })]
  const words = [typed({ phone: PHONE }), pressed({ sort: 'price' })]

  test.each<[string, readonly LeftForm[], number, number[]]>([
    ['a request of a month stays', request, days(30), [days(30)]],
    ['an older one waits for a press, as of half an hour ago', request, days(30) + 1, [minutes(30)]],
    ['what was only typed stays for a day', words, days(1), [days(1)]],
    ['and is then forgotten', words, days(1) + 1, []],
  ])('%s', (_what, forms, ago, left) => {
    leave(forms, { ago })
    expect(agoOf()).toEqual(left)
    expect(listLeft().flatMap((one) => one.forms)).toEqual(left.length > 0 ? forms : [])
    expect(keys()).toHaveLength(left.length)
  })

  test('an inquiry is dated anew once, and forgotten a month after that', () => {
    leave(request, { ago: days(31) })
    expect(agoOf()).toEqual([minutes(30)])
    vi.setSystemTime(NOW + days(30))
    expect(listLeft()).toEqual([])
    expect(keys()).toEqual([])
  })

  test.each([
    [days(30) - minutes(30) - 1, 1],
    [days(30) - minutes(30), 0],
  ])('one whose document was shown for %i ms is dated anew %i times', (shownFor, count) => {
    leave(request, { ago: days(31), shownFor })
    expect(listLeft()).toHaveLength(count)
  })
})

describe('what is gone on with', () => {
  const mine = pressed({ name: 'Вера', phone: PHONE })
  const other = pressed({ name: 'Павел', phone: '8 903 000-00-00' })

  /** Takes the only one there is away, but for these. */
  const forget = (rest?: readonly LeftForm[]) => {
    for (const left of listLeft()) forgetLeft(left, rest)
  }

  test('is forgotten', () => {
    leave([mine, other])
    forget()
    expect(keys()).toEqual([])
  })

  test('leaves the inquiries that nobody has gone on with, and their time, however often', () => {
    leave([mine, other, typed({ sort: 'price' })])
    const [key] = keys()
    forget([mine, other])
    expect(keys()).toEqual([`${key} rest`])
    expect(listLeft()).toMatchObject([{ path: '/', at: NOW - minutes(5), forms: [mine, other] }])
    forget([other])
    expect(keys()).toEqual([`${key} rest`])
    expect(listLeft()).toMatchObject([{ path: '/', at: NOW - minutes(5), forms: [other] }])
  })
})

describe('of what was left before, an inquiry that is sent', () => {
  const sent = (given: Partial<ContactInquiry> = {}) =>
    ({ phone: '+7 (926) 123-45-67', source: { page: '/' }, ...given }) as ContactInquiry
  const mine = pressed({ name: 'Вера', phone: PHONE })
  const asks = (message: string) => pressed({ phone: PHONE, message })

  const [FORGETS, STAYS, WAITS] = [[], [minutes(5)], [minutes(35)]]

  test.each<[string, readonly LeftForm[], Partial<ContactInquiry>, number[]]>([
    ['forgets the same, however the phone is written', [mine], {}, FORGETS],
    ['forgets what its message says too', [asks(' Дом ')], { message: 'Дом на пятерых' }, FORGETS],
    ['forgets it where neither says anything', [asks(' ')], {}, FORGETS],
    ['forgets it beside what nobody has sent', [typed({ sort: 'price' }), mine], {}, FORGETS],
    ['leaves who has another phone', [pressed({ phone: '8 903 765-43-67' })], {}, STAYS],
    ['leaves who only mentions the phone', [pressed({ phone: '8 903', message: PHONE })], {}, STAYS],
    ['leaves who has given no phone', [typed({ name: 'Вера' })], {}, STAYS],
    ['leaves all, having no phone itself', [pressed({ phone: '' })], { phone: '' }, STAYS],
    ['lets wait what says more', [asks('Дача')], { message: 'Дом' }, WAITS],
    ['lets wait what says anything where it says nothing', [asks('!')], {}, WAITS],
    ['lets wait what was asked on another page', [mine], { source: { page: '/contact' } }, WAITS],
    ['lets wait what was asked on a page that it does not name', [mine], { source: undefined }, WAITS],
    ['lets wait what was sent beside it for another', [mine, pressed({ phone: '8 903' })], {}, WAITS],
    [
      'lets wait what was typed beside it and says more',
      [mine, typed({ phone: PHONE, message: 'Дача' })],
      {},
      WAITS,
    ],
  ])('%s', (_what, forms, given, left) => {
    leave(forms)
    forgetLeftBy(sent(given))
    expect(agoOf()).toEqual(left)
    expect(listLeft().flatMap((one) => one.forms)).toEqual(left.length > 0 ? forms : [])
  })

  test('judges each document by itself, also after one that stays', () => {
    leave([pressed({ phone: '8 903' })], { ago: minutes(1) })
    leave([mine], { ago: minutes(2), path: '/contact' })
    leave([mine], { ago: minutes(3) })
    forgetLeftBy(sent())
    expect(agoOf()).toEqual([minutes(1), minutes(32)])
  })
})
