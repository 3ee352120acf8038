// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '../../../lib/duration.ts'
import { dropUnsent, keepUnsent } from './device.ts'
import { irina, press } from './unsent.fixture.ts'
import { changeUnsent, forgetOld, parseUnsent, unsentStore } from './unsent.ts'
import { UNSENT_KEY } from './unsent-key.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const keys = () => unsentStore.get().map(({ key }) => key)
const oleg = { ...irina, name: 'Олег' }

/** An inquiry that went a moment ago, as storage has it. */
const stored = {
  key: 'first-key',
  form: 'contact',
  inquiry: irina,
  text: 'Ирина',
  state: 'sent',
  chat: 'opened',
  at: NOW - 5,
  nextAt: NOW - 4,
  sentAt: NOW - 3,
  attempts: 2,
  number: 17,
  reason: 'Укажите район',
  errors: { phone: 'Введите номер' },
}

beforeEach(() => localStorage.clear())

describe('What is read from the device', () => {
  test('is what was written', () => {
    expect(parseUnsent([stored], NOW)).toEqual([stored])
  })

  test.each<[string, object]>([
    ['no key', { key: undefined }],
    ['a key that is no text', { key: 7 }],
    ['no form', { form: undefined }],
    ['a form that is no text', { form: {} }],
    ['no state', { state: undefined }],
    ['an unknown state', { state: 'lost' }],
    ['no inquiry', { inquiry: undefined }],
    ['nobody’s name', { inquiry: { phone: irina.phone } }],
    ['no phone', { inquiry: { name: irina.name } }],
    ['a phone that is no text', { inquiry: { ...irina, phone: 89261234567 } }],
  ])('with %s is nobody’s request', (_what, damage) => {
    expect(parseUnsent([{ ...stored, ...damage }, stored], NOW)).toEqual([stored])
  })

  test.each<[string, object, object]>([
    ['text', { text: undefined }, { text: '' }],
    ['chat', { chat: 'closed' }, { chat: null }],
    ['reason', { reason: undefined }, { reason: '' }],
    ['errors', { errors: undefined }, { errors: {} }],
    ['errors', { errors: { name: 7 } }, { errors: { name: '7' } }],
    ['number', { number: 'много' }, { number: 0 }],
    ['attempts', { attempts: null }, { attempts: 0 }],
    ['next attempt', { nextAt: undefined }, { nextAt: 0 }],
  ])('with a damaged %s is kept without it', (_what, damage, expected) => {
    expect(parseUnsent([{ ...stored, ...damage }], NOW)).toEqual([{ ...stored, ...expected }])
  })

  test.each(['kept', 'waiting', 'sent', 'rejected'])('may be %s', (state) => {
    expect(parseUnsent([{ ...stored, state }], NOW)).toMatchObject([{ state }])
  })

  test.each(['opened', 'failed', null])('remembers of a chat: %s', (chat) => {
    expect(parseUnsent([{ ...stored, chat }], NOW)).toMatchObject([{ chat }])
  })

  test.each<[string, object, boolean]>([
    ['waits since nearly 30 days', { state: 'waiting', at: NOW - days(30) + 1 }, true],
    ['waits since 30 days', { state: 'waiting', at: NOW - days(30), isDatedAnew: true }, false],
    ['was dated by a clock without a battery', { state: 'waiting', at: Date.UTC(2025) }, true],
    ['was refused under such a clock', { state: 'rejected', at: Date.UTC(2025) }, true],
    ['was dated by a clock a year ahead', { state: 'waiting', at: NOW + days(365) }, true],
    ['went nearly a day ago', { at: Date.UTC(2025), sentAt: NOW - days(1) + 1 }, true],
    ['went a day ago', { sentAt: NOW - days(1) }, false],
    ['was refused before it could be sent', { state: 'rejected', sentAt: 0 }, true],
    ['has no date', { state: 'waiting', at: undefined }, true],
  ])('that %s: kept %s', (_when, dates, isKept) => {
    expect(parseUnsent([{ ...stored, ...dates }], NOW)).toHaveLength(isKept ? 1 : 0)
  })

  test('that seems 30 days old is dated anew once, not as just pressed, and dropped 30 days later', () => {
    const [found] = parseUnsent([{ ...stored, state: 'waiting', at: NOW - days(30) }], NOW)
    const at = NOW - minutes(1)
    expect(found).toMatchObject({ state: 'waiting', at })
    expect(parseUnsent(JSON.parse(JSON.stringify([found])), at + days(30) - 1)).toEqual([found])
    expect(parseUnsent([found], at + days(30))).toEqual([])
  })

  test('is never an error, whatever stands there', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (anything, one) => {
        expect(parseUnsent(anything, NOW)).toBeInstanceOf(Array)
        expect(parseUnsent([one, stored], NOW)).toContainEqual(stored)
      }),
    )
  })
})

describe('A press on a button', () => {
  test('keeps the inquiry with the time of the press, not yet tried', () => {
    expect(keepUnsent(press(), NOW)).toBe('first-key')
    expect(parseUnsent(JSON.parse(localStorage.getItem(UNSENT_KEY) ?? ''), NOW)).toEqual([
      {
        ...press(),
        at: NOW,
        nextAt: NOW,
        sentAt: 0,
        attempts: 0,
        number: 0,
        reason: '',
        errors: {},
      },
    ])
  })

  test('may say when the device tries by itself', () => {
    keepUnsent(press({ nextAt: NOW + 30_000 }))
    expect(unsentStore.get()).toMatchObject([{ nextAt: NOW + 30_000 }])
  })

  test('of the same words is the same inquiry, wherever and whenever the form was shown', () => {
    const inquiry = {
      ...irina,
      shownAt: '2026-11-26T12:00:00.000Z',
      filledFor: 9000,
      source: { page: '/', utm: {} },
    }
    keepUnsent(press())
    expect(keepUnsent(press({ key: 'second-key', inquiry }))).toBe('first-key')
    expect(unsentStore.get()).toMatchObject([{ key: 'first-key', inquiry }])
  })

  test('of another form with the same words is another inquiry', () => {
    keepUnsent(press())
    expect(keepUnsent(press({ key: 'second-key', form: 'wizard' }))).toBe('second-key')
    expect(keys()).toEqual(['first-key', 'second-key'])
  })

  test('after the device has sent it by itself is the same inquiry: who pressed has not seen that', () => {
    keepUnsent(press())
    changeUnsent('first-key', { state: 'sent', sentAt: Date.now(), number: 17 })
    expect(keepUnsent(press({ key: 'second-key' }))).toBe('first-key')
    expect(unsentStore.get()).toMatchObject([{ state: 'waiting', number: 0 }])
  })

  test('ten minutes after the device has sent it is another inquiry, of which somebody is told', () => {
    keepUnsent(press())
    changeUnsent('first-key', { state: 'sent', sentAt: Date.now(), number: 17 })
    const later = Date.now() + minutes(10) + 1000
    expect(keepUnsent(press({ key: 'second-key' }), later)).toBe('second-key')
    expect(keys()).toEqual(['second-key'])
  })

  test('after a refusal, with the same words, is the same inquiry and starts anew', () => {
    keepUnsent(press())
    changeUnsent('first-key', { state: 'rejected', reason: 'Укажите район', attempts: 3 })
    expect(keepUnsent(press({ key: 'second-key' }))).toBe('first-key')
    expect(unsentStore.get()).toMatchObject([{ state: 'waiting', reason: '', attempts: 0 }])
  })

  test.each<[string, Parameters<typeof press>[0], readonly string[]]>([
    ['a refused one', { state: 'rejected' }, ['second-key']],
    ['a sent one', { state: 'sent' }, ['second-key']],
    ['one kept beside a chat', { state: 'kept', chat: 'opened' }, ['second-key']],
    ['one that waits', { state: 'waiting' }, ['first-key', 'second-key']],
    ['one of another form', { form: 'wizard', state: 'kept', chat: 'opened' }, ['first-key', 'second-key']],
  ])('with other words after %s leaves %j', (_what, earlier, left) => {
    keepUnsent(press(earlier))
    changeUnsent('first-key', { sentAt: Date.now() })
    keepUnsent(press({ key: 'second-key', inquiry: oleg }))
    expect(keys()).toEqual(left)
  })

  test.each<[string, Parameters<typeof press>[0]]>([
    ['of another form', { form: 'wizard', state: 'kept', chat: 'failed' }],
    ['whose chat opened', { state: 'kept', chat: 'opened' }],
    ['that waits', { state: 'waiting', chat: 'failed' }],
  ])('with other words is no correction of one %s', (_what, earlier) => {
    keepUnsent(press(earlier))
    expect(keepUnsent(press({ key: 'second-key', inquiry: oleg }))).toBe('second-key')
  })
})

describe('One of several inquiries', () => {
  beforeEach(() => {
    keepUnsent(press())
    keepUnsent(press({ key: 'second-key', form: 'wizard', inquiry: oleg, text: 'Олег' }))
  })

  test('is changed alone', () => {
    changeUnsent('second-key', { attempts: 4 })
    expect(unsentStore.get().map(({ key, attempts }) => [key, attempts])).toEqual([
      ['first-key', 0],
      ['second-key', 4],
    ])
  })

  test('that is gone is not changed, and nobody is told', () => {
    let told = 0
    const stop = unsentStore.subscribe(() => {
      told += 1
    })
    changeUnsent('third-key', { attempts: 4 })
    stop()
    expect([told, keys()]).toEqual([0, ['first-key', 'second-key']])
  })

  test('is taken off the device alone; after the last one nothing is stored', () => {
    dropUnsent('first-key')
    expect(keys()).toEqual(['second-key'])
    expect(localStorage.getItem(UNSENT_KEY)).toContain('Олег')
    dropUnsent('second-key')
    expect(localStorage.getItem(UNSENT_KEY)).toBeNull()
  })

  test('that is too old leaves the device, the other stays', () => {
    const [first, second] = unsentStore.get()
    const old = { ...first, at: Date.now() - days(31), isDatedAnew: true }
    localStorage.setItem(UNSENT_KEY, JSON.stringify([old, second]))
    forgetOld()
    expect(localStorage.getItem(UNSENT_KEY)).not.toContain('Ирина')
    expect(keys()).toEqual(['second-key'])
  })
})
