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
  return subscribe((event) => {
    const before = known
    known = get()
    // An event of the storage, or of a page that comes back and has seen nothing meanwhile.
    if (known !== before && !event) onChange(known, before)
  })
}
