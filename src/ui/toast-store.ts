import { createListeners } from './listeners.ts'

/** A short message in the corner; `bad` says that something failed and interrupts a screen reader. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: 'plain' | 'bad'
  /** The next step, a page of ours. */
  action?: { label: string; href: string }
  /** Where it stands on a narrow screen; unless told, in the half in which nobody has pressed. */
  position?: 'bottom'
}
export type ShownToast = ToastMessage & { id: number }

const DURATION_MS = 5000

let shown: ShownToast | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let left = 0
let since = 0
const { notify, subscribe } = createListeners()

function show(next: ShownToast | null) {
  clearTimeout(timer)
  shown = next
  left = DURATION_MS
  if (next) resumeToast()
  notify()
}

/** Shows a toast for 5 seconds in place of the one that is there. Call it in the browser only. */
export function showToast(message: ToastMessage) {
  lastId += 1
  show({ ...message, id: lastId })
}

/** Takes the present toast away before its time. */
export function dismissToast() {
  show(null)
}

/** Stops the clock while someone reads or holds the toast. */
export function pauseToast() {
  clearTimeout(timer)
  left -= Date.now() - since
  since = Date.now()
}

/** Lets the clock of the present toast run on. */
export function resumeToast() {
  clearTimeout(timer)
  since = Date.now()
  if (shown) timer = setTimeout(dismissToast, Math.max(left, 0))
}

/** The toast on the screen; null when there is none. A stable reference for `useSyncExternalStore`. */
export function currentToast() {
  return shown
}

/** Calls the listener when a toast comes or goes; returns the unsubscribe function. */
export const subscribeToToast = subscribe
