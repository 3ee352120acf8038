import { createListeners } from '../listeners.ts'

/** A toast; `bad` is an error and interrupts screen readers. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: 'plain' | 'bad'
  /** Link to the next step on this site, or what its button does. */
  action?: { label: string; href: string } | { label: string; run: () => void }
  /** `over` the header on narrow screens, where the page says more below it; by default the half without the last click. */
  position?: 'over'
}
export type ShownToast = ToastMessage & { id: number }

/** How long a toast is shown, ms, unless it is paused or replaced. */
const TOAST_MS = 5000

/** What keeps the present toast from passing: who reads it, or has yet to, or the want of the code that shows it. */
export type ToastHolder = 'pointer' | 'focus' | 'unread' | 'code'

let shown: ShownToast | null = null
let lastId = 0
/** Undefined while no toast is passing. */
let timer: ReturnType<typeof setTimeout> | undefined
let left = 0
let since = 0
const holders = new Set<ToastHolder>()
const { notify, subscribe } = createListeners()

function show(next: ShownToast | null) {
  stopTimer()
  // What held the former toast may have gone with it, and would tell nothing of that.
  holders.delete('pointer')
  holders.delete('focus')
  shown = next
  left = TOAST_MS
  startTimer()
  notify()
}

function startTimer() {
  if (!shown || timer !== undefined || holders.size > 0) return
  since = Date.now()
  timer = setTimeout(dismissToast, Math.max(left, 0))
}

function stopTimer() {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  left -= Date.now() - since
}

/** Shows a toast for 5 seconds, replacing the present one. Browser only. */
export function showToast(message: ToastMessage) {
  lastId += 1
  show({ ...message, id: lastId })
}

/** Closes the present toast. */
export function dismissToast() {
  show(null)
}

/** Pauses the timer of the present toast until `resumeToast` of each holder. */
export function pauseToast(by: ToastHolder) {
  holders.add(by)
  stopTimer()
}

/** Lets the present toast pass again, once nothing else holds it. */
export function resumeToast(by: ToastHolder) {
  holders.delete(by)
  startTimer()
}

/** For want of the code that shows them: no toast passes until `release`; `isAsked` resolves once there is one. */
export function holdToasts(): { isAsked: Promise<void>; release: () => void } {
  pauseToast('code')
  let stop = () => {}
  const isAsked = new Promise<void>((resolve) => {
    const look = () => shown && resolve()
    look()
    stop = subscribe(look)
  })
  const release = () => {
    stop()
    resumeToast('code')
  }
  return { isAsked, release }
}

/** The present toast or null; a stable reference for `useSyncExternalStore`. */
export function currentToast() {
  return shown
}

/** Calls the listener when the toast changes; returns the unsubscribe function. */
export const subscribeToToast = subscribe
