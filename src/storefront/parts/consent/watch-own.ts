import type { StoredValue } from '../../../ui/stored-value.ts'

/** What can be read and hears of its changes. */
type Watched<T> = Pick<StoredValue<T>, 'get' | 'subscribe'>

/**
 * Calls back with each value that this tab gives, and the one before it: what another tab has changed was told there. Returns what ends it.
 */
export function watchOwn<T>(
  { get, subscribe }: Watched<T>,
  onChange: (now: T, before: T) => void,
): () => void {
  let known = get()
  return subscribe(() => {
    const before = known
    known = get()
    if (known !== before && !isFromAnotherTab()) onChange(known, before)
  })
}

/**
 * Whether a change is heard of by an event of the storage, or by that of a page that comes back and has seen nothing meanwhile. Only the
 * event under way says so: the listeners of `window` are called in the order of their registration, whether they capture or not.
 */
const isFromAnotherTab = () => ['storage', 'pageshow'].includes(window.event?.type ?? '')
