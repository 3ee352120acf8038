/** A short message in the corner; `bad` says that something failed and interrupts a screen reader. */
export type Notice = { title: string; description?: string; tone?: 'plain' | 'bad' }
export type ShownNotice = Notice & { id: number }

const DURATION_MS = 5000

let shown: ShownNotice | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let left = 0
let since = 0
const listeners = new Set<() => void>()

function show(next: ShownNotice | null) {
  clearTimeout(timer)
  shown = next
  left = DURATION_MS
  if (next) resumeNotice()
  for (const listener of listeners) listener()
}

/** Shows a notice for 5 seconds in place of the one that is there. Call it in the browser only. */
export function notify(notice: Notice) {
  lastId += 1
  show({ ...notice, id: lastId })
}

export function dismissNotice() {
  show(null)
}

/** Stops the clock while someone reads or holds the notice. */
export function holdNotice() {
  clearTimeout(timer)
  left -= Date.now() - since
  since = Date.now()
}

export function resumeNotice() {
  clearTimeout(timer)
  since = Date.now()
  if (shown) timer = setTimeout(dismissNotice, Math.max(left, 0))
}

export function shownNotice() {
  return shown
}

export function onNotice(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
