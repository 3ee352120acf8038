import type { StorefrontApi } from '../../../api/storefront.ts'
import { askAgainForStyles } from '../../../ui/failure/failed-styles.ts'
import { createListeners } from '../../../ui/listeners.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { cart } from '../../parts/shopping/cart.ts'
import { storedDraft } from '../fields/form-draft.ts'
import { accompanied } from './accompanied.ts'
import type { Unsent } from './device.ts'
import { hasNumber } from './inquiry-number.ts'
import { toResultToast } from './result-toast.ts'
import { alone, send } from './submit.ts'
import { goOnWithTyped } from './typed-before-code.ts'
import { changeUnsent, forgetOld, pauseLeft, settle, unsentStore } from './unsent.ts'

const { notify, subscribe } = createListeners()
let underway: readonly string[] = []
let contact: StorefrontApi['inquiries']['contact'] | null = null
/** Of the page whose forms were gone on with. */
let path = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Keys of the inquiries that the queue of this tab is sending. */
export const sendingKeys = { get: () => underway, subscribe }

/** Sends what waits, now and whenever it may succeed, until the document is left, and goes on with what was typed into the page's forms. Further calls on a page change nothing. */
export function startOutbox(api: StorefrontApi): void {
  if (!contact) start(api)
  // Of a page that the visitor goes on to as well, once.
  if (path === location.pathname) return
  path = location.pathname
  void goOnWithTyped()
}

function start(api: StorefrontApi): void {
  contact = accompanied(api.inquiries.contact)
  askAgainForStyles()
  forgetOld()
  unsentStore.subscribe(schedule)
  addEventListener('online', () => sendAll(waiting()))
  // Who opens a page has a connection as a rule, and may not stay for the rest of a pause. What was kept here may be under way.
  const opened = Date.now() - performance.now()
  const former = waiting().filter(({ at }) => at < opened)
  for (const { key } of former) changeUnsent(key, { isPressed: false })
  sendAll(navigator.onLine ? former : [])
}

/** At once; their pauses begin anew, lest a visitor who looks at page after page of a shop that fails makes them long. */
function sendAll(unsent: readonly Unsent[]): void {
  for (const { key } of unsent) changeUnsent(key, { nextAt: 0, attempts: 0 })
  schedule()
}

/** Sends one inquiry at once, whatever its pause; resolves when it has been sent, refused, or put back. */
export async function sendNow(key: string): Promise<void> {
  changeUnsent(key, { state: 'waiting', nextAt: Date.now() })
  await sendUnsent(key)
  schedule()
}

const waiting = () => unsentStore.get().filter(({ state }) => state === 'waiting')

function schedule(): void {
  clearTimeout(timer)
  const left = Math.min(...waiting().map((one) => pauseLeft(one)))
  if (Number.isFinite(left)) timer = setTimeout(sendDue, left)
}

async function sendDue(): Promise<void> {
  const due = waiting().filter((one) => pauseLeft(one) === 0)
  const own = due.filter(({ key }) => !underway.includes(key))
  for (const { key } of own) await sendUnsent(key)
  // Another tab holds the lock: it writes down how it ended, which schedules again. Nothing is due when a clock was set back meanwhile.
  if (own.length > 0 || due.length === 0) schedule()
}

/** Once its form, or another tab, has done with it. */
async function sendUnsent(key: string): Promise<void> {
  if (underway.includes(key)) return
  mark([...underway, key])
  try {
    await alone(key, () => sendWaiting(key))
  } finally {
    mark(underway.filter((one) => one !== key))
  }
}

function mark(keys: readonly string[]): void {
  underway = keys
  notify()
}

async function sendWaiting(key: string): Promise<void> {
  const before = find(key)
  // Another tab may have tried meanwhile.
  if (!contact || before?.state !== 'waiting' || pauseLeft(before) > 0) return
  settle(key, await send(contact, key, before.inquiry))
  const after = find(key)
  if (after?.state === 'sent') thank(after)
}

/** Says that an inquiry has been stored; its draft and its products in the cart have served. */
export function thank({ form, inquiry, number }: Pick<Unsent, 'form' | 'inquiry' | 'number'>): void {
  const toast = toResultToast({ ok: true, waits: false, id: number })
  showToast({ ...toast, description: `${hasNumber(number) ? `№ ${number}. ` : ''}${toast.description}` })
  storedDraft(form).remove()
  for (const { id } of inquiry.items ?? []) cart.remove(id)
}

const find = (key: string) => unsentStore.get().find((one) => one.key === key)
