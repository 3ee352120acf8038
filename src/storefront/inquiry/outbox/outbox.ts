import type { StorefrontApi } from '../../../api/storefront.ts'
import { askAgainForStyles } from '../../../ui/failure/failed-styles.ts'
import { createListeners } from '../../../ui/listeners.ts'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { cart } from '../../parts/shopping/cart.ts'
import { storedDraft } from '../fields/form-draft.ts'
import { accompanied } from './accompanied.ts'
import { hasNumber } from './request-number.ts'
import { toResultToast } from './result-toast.ts'
import { pauseLeft, sendUnsent } from './send-unsent.ts'
import { goOnWithTyped } from './typed-before-code.ts'
import { changeUnsent, forgetOld, type Unsent, unsentStore } from './unsent.ts'

const { notify, subscribe } = createListeners()
let underway: ReadonlySet<string> = new Set()
let contact: StorefrontApi['inquiries']['contact'] | null = null
/** Of the page whose forms were gone on with. */
let path = ''
let timer: ReturnType<typeof setTimeout> | undefined

/** Keys of the requests that are being sent by this tab. */
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
  sendAll(navigator.onLine ? waiting().filter(({ at }) => at < opened) : [])
}

/** At once; their pauses begin anew, lest a visitor who looks at page after page of a shop that fails makes them long. */
function sendAll(unsent: readonly Unsent[]): void {
  for (const { key } of unsent) changeUnsent(key, { nextAt: 0, attempts: 0 })
  schedule()
}

/** Sends one request at once, whatever its pause; resolves when it has been sent, refused, or put back. */
export async function sendNow(key: string): Promise<void> {
  changeUnsent(key, { state: 'waiting', nextAt: Date.now() })
  await send(key)
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
  const own = due.filter(({ key }) => !underway.has(key))
  for (const { key } of own) await send(key)
  // Another tab holds the lock: it writes down how it ended, which schedules again. Nothing is due when a clock was set back meanwhile.
  if (own.length > 0 || due.length === 0) schedule()
}

/** One tab at a time, where the browser has locks; without them the key makes a second call harmless. */
async function send(key: string): Promise<void> {
  if (underway.has(key) || !contact) return
  setUnderway(key, true)
  try {
    if (!navigator.locks) await sendAndTell(key)
    else await navigator.locks.request(`inquiry-${key}`, () => sendAndTell(key))
  } finally {
    setUnderway(key, false)
  }
}

async function sendAndTell(key: string): Promise<void> {
  const before = find(key)
  // Another tab may have tried meanwhile.
  if (!contact || before?.state !== 'waiting' || pauseLeft(before) > 0) return
  await sendUnsent(contact, before)
  const after = find(key)
  if (after?.state === 'sent') tell(after)
}

function tell({ form, inquiry, number }: Unsent): void {
  const toast = toResultToast({ ok: true, id: number, message: '' })
  showToast({ ...toast, description: `${hasNumber(number) ? `№ ${number}. ` : ''}${toast.description}` })
  storedDraft(form).remove()
  for (const { id } of inquiry.items ?? []) cart.remove(id)
}

const find = (key: string) => unsentStore.get().find((one) => one.key === key)

function setUnderway(key: string, isUnderway: boolean): void {
  const keys = new Set(underway)
  if (isUnderway) keys.add(key)
  else keys.delete(key)
  underway = keys
  notify()
}
