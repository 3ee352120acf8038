// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transport } from '../../../api/client.ts'
import { hours, minutes, seconds } from '../../../lib/duration.ts'
import { irina, thanks } from './unsent.fixture.ts'
import { UNSENT_KEY } from './unsent-key.ts'

const NOW = Date.UTC(2026, 10, 26, 12)

/** What becomes of one call. With `lost` and `unanswered` the shop has stored it all the same; 400 is a refusal. */
const fates = ['stored', 'lost', 'unanswered', 'not reached', 400, 408, 429, 500, 503] as const
type Fate = (typeof fates)[number]

const tab = fc.constantFrom(0, 1)
const who = fc.constantFrom('Ирина', 'Олег', 'Ирина, склон')
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('press' as const), tab, who }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('reload' as const), tab, hasQueue: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        for: fc.constantFrom(1, 31, 100, 2000, 90_000),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('connect' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('close box' as const), tab, who }) },
  ),
  { minLength: 1, maxLength: 12 },
)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

/** The shop: who is stored under which key, with the number told; `fatesToCome` are those of the next calls, all others are answered. */
function openShop(fatesToCome: Fate[]) {
  const stored = new Map<string, { id: number; who: string }>()
  const store = (key: string, name: string) => {
    if (!stored.has(key)) stored.set(key, { id: stored.size + 1, who: name })
  }
  return {
    stored,
    /** A document's calls; one that is closed gets no answers. */
    connect(isClosed: () => boolean, { ApiError }: typeof import('../../../api/error.ts')): Transport {
      const never = new Promise<never>(() => undefined)
      return async ([noun], _endpoint, input, { headers }) => {
        if (noun !== 'inquiries' || isClosed()) return never
        const fate = fatesToCome.shift() ?? 'stored'
        const key = headers?.['Idempotency-Key'] ?? ''
        const isStored = fate === 'stored' || fate === 'lost' || fate === 'unanswered'
        if (isStored) store(key, JSON.parse(JSON.stringify(input)).name)
        // The call is given up.
        await new Promise((over) => setTimeout(over, fate === 'unanswered' ? seconds(30) : 10))
        if (isClosed()) return never
        const known = stored.get(key)
        // What is stored is never refused.
        if (fate === 'stored' || (fate === 400 && known))
          return { ...thanks, id: known?.id, number: known?.id }
        throw new ApiError(typeof fate === 'number' ? fate : 0, '', fate === 400 ? 'Проверьте' : null)
      }
    },
  }
}

/** A document of the shop, with its queue or before that code has come. */
async function openDocument(shop: ReturnType<typeof openShop>, hasQueue = true) {
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
  if (hasQueue) startOutbox(api)
  return {
    find: (name: string) => unsentStore.get().find(({ inquiry }) => inquiry.name === name),
    close() {
      isClosed = true
    },
    press: (name: string) => submit(api.inquiries.contact, { form: 'contact', inquiry: { ...irina, name } }),
    /** As the button of its box does. */
    drop: dropUnsent,
  }
}

/** What visitors want, as they can know it: between so many are to be stored of each in the end. */
class Wishes {
  readonly least = new Map<string, number>()
  readonly most = new Map<string, number>()
  private readonly refused = new Set<string>()

  /** A press means another inquiry, unless the former one is still shown as not sent, or was sent a few minutes ago. */
  press(name: string, shown: { state: string; sentAt: number } | undefined, now: number): void {
    const isAnother = !shown || (shown.state === 'sent' && now - shown.sentAt > minutes(10))
    if (isAnother) this.add(this.most, name, 1)
    if (isAnother || this.refused.delete(name)) this.add(this.least, name, 1)
  }

  /** Refused or taken back, it need not be stored. */
  giveUp(name: string): void {
    this.add(this.least, name, -1)
  }

  /** Notes what a box says of a refusal. */
  see(name: string, shown: { state: string } | undefined): void {
    if (shown?.state !== 'rejected' || this.refused.has(name)) return
    this.refused.add(name)
    this.giveUp(name)
  }

  /** A box that is closed, or has given way to another press of its form. */
  forget(name: string): void {
    this.refused.delete(name)
  }

  private add(counts: Map<string, number>, name: string, more: number): void {
    counts.set(name, (counts.get(name) ?? 0) + more)
  }
}

test('whatever fails, is refused, reloaded, closed, pressed in two tabs or connected again: each inquiry is stored once, or shown, and what is told is true', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fc.constantFrom(...fates), { maxLength: 14 }), async (todo, toCome) => {
      vi.useFakeTimers({ now: NOW })
      localStorage.clear()
      const shop = openShop([...toCome])
      let tabs = [await openDocument(shop), await openDocument(shop)] as const
      const wishes = new Wishes()
      const names = () => [...wishes.most.keys()]
      const find = (name: string) => tabs[0].find(name)
      const count = (name: string) => [...shop.stored.values()].filter((one) => one.who === name).length
      const untrue: string[] = []
      const told = async (pressing: ReturnType<(typeof tabs)[0]['press']>, name: string) => {
        const outcome = await pressing
        const isTrue = outcome.ok
          ? [...shop.stored.values()].some((one) => one.id === outcome.id && one.who === name)
          : outcome.waits === (find(name)?.state === 'waiting')
        if (!isTrue) untrue.push(`${name}: ${JSON.stringify(outcome)}`)
        if (!outcome.ok && !outcome.waits) wishes.giveUp(name)
      }
      const open = async (which: number, hasQueue = true) => {
        tabs[which === 0 ? 0 : 1].close()
        const opened = await openDocument(shop, hasQueue)
        tabs = which === 0 ? [opened, tabs[1]] : [tabs[0], opened]
      }

      for (const step of todo) {
        if (step.kind === 'press') {
          wishes.press(step.who, find(step.who), Date.now())
          void told(tabs[step.tab === 0 ? 0 : 1].press(step.who), step.who)
        } else if (step.kind === 'reload') await open(step.tab, step.hasQueue)
        else if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(seconds(step.for))
        else if (step.kind === 'connect') dispatchEvent(new Event('online'))
        else {
          const shown = find(step.who)
          if (shown?.state === 'waiting') wishes.giveUp(step.who)
          if (shown) tabs[step.tab === 0 ? 0 : 1].drop(shown.key)
        }
        await vi.advanceTimersByTimeAsync(10)
        // The other tab hears of what this one has kept.
        dispatchEvent(new StorageEvent('storage', { key: UNSENT_KEY }))
        for (const name of names()) {
          if (!find(name)) wishes.forget(name)
          wishes.see(name, find(name))
          const isThere = count(name) >= (wishes.least.get(name) ?? 0) || find(name)?.state === 'waiting'
          expect(isThere, name).toBe(true)
          expect(count(name), name).toBeLessThanOrEqual(wishes.most.get(name) ?? 0)
        }
        expect(untrue).toEqual([])
      }

      for (const one of [0, 1]) await open(one)
      await vi.advanceTimersByTimeAsync(hours(8))
      for (const name of names()) {
        wishes.see(name, find(name))
        expect(find(name)?.state, name).not.toBe('waiting')
        expect(count(name), name).toBeGreaterThanOrEqual(wishes.least.get(name) ?? 0)
        expect(count(name), name).toBeLessThanOrEqual(wishes.most.get(name) ?? 0)
      }
      expect(untrue).toEqual([])
      for (const one of tabs) one.close()
      vi.clearAllTimers()
      await vi.advanceTimersByTimeAsync(minutes(1))
    }),
    { numRuns: 60 },
  )
}, 60_000)
