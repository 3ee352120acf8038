// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transport } from '../../../api/client.ts'
import { hours, minutes, seconds } from '../../../lib/duration.ts'
import { irina, thanks } from './unsent.fixture.ts'
import { UNSENT_KEY } from './unsent-key.ts'

const NOW = Date.UTC(2026, 10, 26, 12)

/** What becomes of one call. With `lost` and `unanswered` the shop has stored it all the same. */
const fates = ['stored', 'lost', 'unanswered', 'not reached', 408, 429, 500, 503] as const
type Fate = (typeof fates)[number]

const tab = fc.constantFrom(0, 1)
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('press'), tab, who: fc.constantFrom(0, 1, 2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload'), tab }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('wait'), for: fc.constantFrom(1, 31, 100, 2000) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('connect') }) },
  ),
  { minLength: 1, maxLength: 12 },
)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

/** The shop: what it has stored, by key; `fates` are those of the calls to come, all others are answered. */
function openShop(fatesToCome: Fate[]) {
  const stored = new Map<string, string>()
  return {
    stored,
    /** A document's calls; one that is closed gets no answers. */
    connect(isClosed: () => boolean, { ApiError }: typeof import('../../../api/error.ts')): Transport {
      const never = new Promise<never>(() => undefined)
      return async ([noun], _endpoint, input, { headers }) => {
        if (noun !== 'inquiries' || isClosed()) return never
        const fate = fatesToCome.shift() ?? 'stored'
        const isStored = fate === 'stored' || fate === 'lost' || fate === 'unanswered'
        if (isStored) stored.set(headers?.['Idempotency-Key'] ?? '', JSON.parse(JSON.stringify(input)).name)
        // The call is given up.
        await new Promise((over) => setTimeout(over, fate === 'unanswered' ? seconds(30) : 10))
        if (isClosed()) return never
        if (fate === 'stored') return thanks
        throw new ApiError(typeof fate === 'number' ? fate : 0, '', null)
      }
    },
  }
}

/** A document of the shop with its queue. */
async function openDocument(shop: ReturnType<typeof openShop>) {
  vi.resetModules()
  const [{ createStorefrontApi }, error, { submit }, { startOutbox }, { unsentStore }, { dropUnsent }] =
    await Promise.all([
      import('../../../api/storefront.ts'),
      import('../../../api/error.ts'),
      import('./submit.ts'),
      import('./outbox.ts'),
      import('./unsent.ts'),
      import('./device.ts'),
    ])
  let isClosed = false
  const api = createStorefrontApi(shop.connect(() => isClosed, error))
  startOutbox(api)
  return {
    unsentStore,
    close() {
      isClosed = true
    },
    /** As every form does. */
    async press(name: string) {
      const outcome = await submit(api.inquiries.contact, { form: 'contact', inquiry: { ...irina, name } })
      if (!outcome.waits) dropUnsent(outcome.key)
    },
  }
}

test('whatever fails, is reloaded, pressed in two tabs or connected again: each inquiry is stored once, or shown as waiting', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.constantFrom(...fates), { maxLength: 14 }), async (todo, toCome) => {
      vi.useFakeTimers({ now: NOW })
      localStorage.clear()
      const shop = openShop([...toCome])
      const tabs = [await openDocument(shop), await openDocument(shop)]
      const pressed = new Set<string>()
      const count = (name: string) => [...shop.stored.values()].filter((one) => one === name).length
      const waits = (name: string) =>
        tabs[0]?.unsentStore.get().some(({ inquiry, state }) => inquiry.name === name && state === 'waiting')
      // What the device has sent by itself is still shown, and may be pressed again by who has not seen that.
      const isShown = (name: string) =>
        tabs[0]?.unsentStore.get().some(({ inquiry }) => inquiry.name === name)
      const isThanked = (name: string) => count(name) > 0 && !isShown(name)

      for (const step of todo) {
        if ('who' in step) {
          const name = ['Ирина', 'Олег', 'Анна'][step.who] ?? ''
          // Once thanked for, the same words would be another inquiry.
          if (!isThanked(name)) void tabs[step.tab]?.press(name)
          pressed.add(name)
        } else if ('tab' in step) {
          tabs[step.tab]?.close()
          tabs[step.tab] = await openDocument(shop)
        } else if ('for' in step) await vi.advanceTimersByTimeAsync(seconds(step.for))
        else dispatchEvent(new Event('online'))
        await vi.advanceTimersByTimeAsync(10)
        // The other tab hears of what this one has kept.
        dispatchEvent(new StorageEvent('storage', { key: UNSENT_KEY }))
        for (const name of pressed) expect(count(name) === 1 || waits(name), name).toBe(true)
        for (const name of pressed) expect(count(name), name).toBeLessThanOrEqual(1)
      }

      for (const one of [0, 1]) {
        tabs[one]?.close()
        tabs[one] = await openDocument(shop)
      }
      await vi.advanceTimersByTimeAsync(hours(8))
      for (const name of pressed) expect([name, count(name), waits(name)]).toEqual([name, 1, false])
      for (const one of tabs) one.close()
      vi.clearAllTimers()
      await vi.advanceTimersByTimeAsync(minutes(1))
    }),
    { numRuns: 25 },
  )
}, 60_000)
