import { createListeners } from './listeners.ts'

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

let shown: ShownToast | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let left = 0
let since = 0
const { notify, subscribe } = createListeners()

function show(next: ShownToast | null) {
  clearTimeout(timer)
  shown = next
  left = TOAST_MS
  if (next) resumeToast()
  notify()
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

/** Pauses the timer while the toast is hovered, focused or dragged. */
export function pauseToast() {
  clearTimeout(timer)
  left -= Date.now() - since
  since = Date.now()
}

/** For want of the code that shows them: no toast passes until `release`; `isAsked` resolves at the first one. */
export function holdToasts(): { isAsked: Promise<void>; release: () => void } {
  let stop = () => {}
  const isAsked = new Promise<void>((resolve) => {
    stop = subscribe(() => {
      pauseToast()
      resolve()
    })
  })
  const release = () => {
    stop()
    resumeToast()
  }
  return { isAsked, release }
}

/** Resumes the timer of the present toast. */
export function resumeToast() {
  clearTimeout(timer)
  since = Date.now()
  if (shown) timer = setTimeout(dismissToast, Math.max(left, 0))
}

/** The present toast or null; a stable reference for `useSyncExternalStore`. */
export function currentToast() {
  return shown
}

/** Calls the listener when the toast changes; returns the unsubscribe function. */
export const subscribeToToast = subscribe
