// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { days, minutes, seconds } from '../../../lib/duration.ts'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { cart } from '../../parts/shopping/cart.ts'
import { storedDraft } from '../fields/form-draft.ts'
import { keepUnsent } from './device.ts'
import { sendingKeys, sendNow, startOutbox } from './outbox.ts'
import { irina, openCounter, press } from './unsent.fixture.ts'
import { changeUnsent, unsentStore } from './unsent.ts'
import { UNSENT_KEY } from './unsent-key.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const { api, calls, replies } = openCounter()
const another = openCounter()
const offline = new ApiError(0, 'нет связи', null)
const keys = () => calls.map(({ key }) => key)
const states = () => unsentStore.get().map(({ state }) => state)
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
/** Lets `request` decide who may send; without, as in old browsers, there are no locks. */
const lockWith = (request?: (name: string, work: () => Promise<void>) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: request && { request }, configurable: true })

/** An inquiry that the server answers when told to. */
function holdNext() {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  replies.push(promise)
  return resolve
}

/** What listens for the connection since the queue was started, without what other tests have left on the window. */
const online: (() => void)[] = []
const connect = () => online.forEach((listener) => void listener())

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW })
  lockWith()
  unsentStore.remove()
  await pass(0)
  calls.length = 0
  replies.length = 0
  dismissToast()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

describe('When a page opens', () => {
  test('what waits from before goes at once, what is too old leaves the device', async () => {
    const before = NOW - minutes(1)
    const oleg = { ...irina, name: 'Олег' }
    const ownPress = { key: 'own', inquiry: { ...irina, name: 'Анна' }, nextAt: NOW + seconds(30) }
    keepUnsent(press({ key: 'due' }), before)
    keepUnsent(press({ key: 'later', inquiry: oleg, nextAt: NOW + minutes(10) }), before)
    // Pressed on this page before its code came, it may be under way.
    keepUnsent(press(ownPress))
    keepUnsent(press({ key: 'kept', form: 'wizard', state: 'kept', chat: 'opened' }))
    const [due, ...others] = unsentStore.get()
    const old = { ...due, key: 'old', inquiry: { ...irina, name: 'Пётр' }, at: 0, isDatedAnew: true }
    localStorage.setItem(UNSENT_KEY, JSON.stringify([due, old, ...others]))
    const listen = vi.spyOn(globalThis, 'addEventListener').mockImplementation((name, listener) => {
      if (name === 'online' && typeof listener === 'function') online.push(() => listener(new Event(name)))
    })
    startOutbox(api)
    startOutbox(another.api)
    listen.mockRestore()
    expect(localStorage.getItem(UNSENT_KEY)).not.toContain('Пётр')
    await pass(0)
    expect(keys()).toEqual(['due', 'later'])
    await pass(minutes(60))
    expect(keys()).toEqual(['due', 'later', 'own'])
    expect(states()).toEqual(['sent', 'sent', 'sent', 'kept'])
    expect(another.calls).toEqual([])
  })
})

describe('What waits', () => {
  test('is tried again by itself, with longer and longer pauses, until it has gone', async () => {
    replies.push(offline, offline, offline)
    keepUnsent(press())
    await pass(0)
    expect(calls).toHaveLength(1)
    await pass(seconds(30))
    expect(calls).toHaveLength(2)
    await pass(minutes(1) - 1)
    expect(calls).toHaveLength(2)
    await pass(1)
    expect(calls).toHaveLength(3)
    await pass(minutes(2))
    expect(states()).toEqual(['sent'])
    await pass(days(0.5))
    expect(new Set(keys())).toEqual(new Set(['first-key']))
    expect(calls).toHaveLength(4)
  })

  test.each([
    ['by a day: it goes as soon as its pause is over', days(1), seconds(30)],
    ['by ten minutes: it goes at the time that was written down', minutes(10), minutes(10) + seconds(30)],
  ])('goes also when the clock of the device is set back %s', async (_how, back, wait) => {
    keepUnsent(press({ nextAt: NOW + seconds(30) }))
    await pass(0)
    vi.setSystemTime(NOW - back)
    await pass(seconds(30) - 1)
    expect(calls).toEqual([])
    await pass(wait - seconds(30) + 1)
    expect(states()).toEqual(['sent'])
  })

  test('was put off by a clock that ran weeks ahead: it goes at once', async () => {
    keepUnsent(press({ nextAt: NOW + days(26) }))
    await pass(0)
    expect([states(), calls.length]).toEqual([['sent'], 1])
  })

  test('was dated by a clock that stood a year back, and is put right: it goes', async () => {
    keepUnsent(press(), NOW - days(365))
    localStorage.setItem(UNSENT_KEY, `${localStorage.getItem(UNSENT_KEY)} `)
    connect()
    await pass(0)
    expect(states()).toEqual(['sent'])
  })

  test('goes when the connection is back, all of it, without waiting for the pause; the pauses begin anew', async () => {
    keepUnsent(press({ nextAt: NOW + minutes(30) }))
    keepUnsent(press({ key: 'second-key', inquiry: { ...irina, name: 'Олег' }, nextAt: NOW + minutes(10) }))
    keepUnsent(press({ key: 'kept', form: 'wizard', state: 'kept', chat: 'opened' }))
    changeUnsent('first-key', { attempts: 6 })
    await pass(0)
    expect(calls).toEqual([])
    replies.push(offline)
    connect()
    await pass(seconds(30))
    expect(keys()).toEqual(['first-key', 'second-key', 'first-key'])
    expect(states()).toEqual(['sent', 'sent', 'kept'])
  })

  test('goes once, though its time comes while it is on its way', async () => {
    const answer = holdNext()
    keepUnsent(press())
    await pass(0)
    connect()
    await pass(minutes(5))
    expect(calls).toHaveLength(1)
    answer(undefined)
    await pass(0)
    expect(states()).toEqual(['sent'])
    expect(calls).toHaveLength(1)
  })

  test('that was refused is not tried again', async () => {
    replies.push(new ApiError(400, '', 'Укажите район'))
    keepUnsent(press())
    await pass(days(0.5))
    expect(calls).toHaveLength(1)
    expect(states()).toEqual(['rejected'])
  })
})

describe('A press on «Отправить»', () => {
  test.each(['kept', 'waiting', 'rejected'] as const)(
    'sends what is %s, whatever its pause',
    async (state) => {
      keepUnsent(press({ state, nextAt: NOW + minutes(30) }))
      await sendNow('first-key')
      expect(keys()).toEqual(['first-key'])
      expect(states()).toEqual(['sent'])
    },
  )

  test('that fails is followed by the device’s own attempts', async () => {
    keepUnsent(press({ state: 'kept', chat: 'opened' }))
    replies.push(offline)
    await sendNow('first-key')
    expect(states()).toEqual(['waiting'])
    await pass(seconds(30))
    expect(states()).toEqual(['sent'])
  })

  test('twice sends once, and says meanwhile that it is on its way', async () => {
    const told: string[][] = []
    const stop = sendingKeys.subscribe(() => told.push([...sendingKeys.get()]))
    keepUnsent(press({ state: 'kept', chat: 'opened' }))
    const answer = holdNext()
    const presses = [sendNow('first-key'), sendNow('first-key')]
    expect([...sendingKeys.get()]).toEqual(['first-key'])
    answer(undefined)
    await Promise.all(presses)
    await pass(0)
    stop()
    expect(calls).toHaveLength(1)
    expect(told).toEqual([['first-key'], []])
  })

  test('on one of two leaves the other where it is', async () => {
    keepUnsent(press({ state: 'kept', chat: 'opened' }))
    keepUnsent(press({ key: 'second-key', form: 'wizard', state: 'kept', chat: 'opened' }))
    const answers = [holdNext(), holdNext()]
    const presses = [sendNow('first-key'), sendNow('second-key')]
    expect([...sendingKeys.get()]).toEqual(['first-key', 'second-key'])
    answers[0]?.(undefined)
    await presses[0]
    expect([...sendingKeys.get()]).toEqual(['second-key'])
    answers[1]?.(undefined)
    await presses[1]
    expect([...sendingKeys.get()]).toEqual([])
  })
})

describe('Of several tabs', () => {
  test('the one that holds the lock of an inquiry sends it', async () => {
    const names: string[] = []
    lockWith(async (name, work) => {
      names.push(name)
      await work()
    })
    keepUnsent(press())
    await pass(0)
    expect(names).toEqual(['inquiry-first-key'])
    expect(states()).toEqual(['sent'])
  })

  test.each<[string, Parameters<typeof changeUnsent>[1]]>([
    ['sent it', { state: 'sent', sentAt: NOW, number: 5 }],
    ['was refused', { state: 'rejected' }],
    ['failed and wrote down the pause', { nextAt: NOW + seconds(30), attempts: 1 }],
  ])('one waits for another, and does nothing when that %s', async (_what, changes) => {
    lockWith(async (_name, work) => {
      if (unsentStore.get()[0]?.attempts === 0) changeUnsent('first-key', changes)
      await work()
    })
    keepUnsent(press())
    await pass(0)
    expect(calls).toEqual([])
    expect(currentToast()).toBeNull()
    expect(unsentStore.get()).toMatchObject([changes])
  })

  test('one that took the inquiry off the device leaves nothing to send', async () => {
    lockWith(async (_name, work) => {
      unsentStore.remove()
      await work()
    })
    keepUnsent(press())
    await pass(0)
    expect(calls).toEqual([])
  })
})

describe('An inquiry that has gone by itself', () => {
  const product = (id: number) => ({ id, name: `Топас ${id}`, price: 10_000_000 })
  const inCart = () => cart.items().map(({ id }) => id)
  beforeEach(() => {
    const common = { images: [], manufacturerId: 1, categoryId: null, manufacturerName: 'Топас' }
    cart.restore([5, 8].map((id) => ({ ...product(id), ...common })))
  })

  test('says its number, empties the draft of its form, and takes its products out of the cart', async () => {
    storedDraft('contact').set({ name: 'Ирина' })
    storedDraft('wizard').set({ name: 'Ирина' })
    keepUnsent(press({ inquiry: { ...irina, items: [product(5)] } }))
    await pass(0)
    expect(currentToast()).toMatchObject({
      title: 'Заявка отправлена',
      description: '№ 17. Мы свяжемся с вами в ближайшее время',
      position: 'over',
    })
    expect(storedDraft('contact').get()).toEqual({})
    expect(storedDraft('wizard').get()).toEqual({ name: 'Ирина' })
    expect(inCart()).toEqual([8])
  })

  test('without products leaves the cart alone; one that failed says nothing', async () => {
    replies.push(offline)
    keepUnsent(press())
    await pass(0)
    expect(currentToast()).toBeNull()
    await pass(seconds(30))
    expect(currentToast()).toMatchObject({ title: 'Заявка отправлена' })
    expect(inCart()).toEqual([5, 8])
  })
})

test('What was typed before the code of a page had come is gone on with where the visitor comes to that page', () => {
  document.body.innerHTML = '<form><input name="phone"><button type="submit"></button></form>'
  localStorage.setItem(
    `typed /contact ${NOW - minutes(1)}`,
    JSON.stringify([NOW, [null, ['phone', '8 926']]]),
  )
  const phone = () => document.querySelector('input')?.value
  startOutbox(api)
  expect(phone()).toBe('')
  vi.stubGlobal('location', { pathname: '/contact' })
  startOutbox(api)
  expect(phone()).toBe('8 926')
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})
