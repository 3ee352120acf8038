import { createListeners } from '../../../ui/listeners.ts'

/** Chosen rows of a list, by id, outside of React: a toggle renders the row's box and the bar, not the list. */
export type Selected = ReturnType<typeof createSelected>

/** Creates an empty selection. */
export function createSelected() {
  let ids: ReadonlySet<number> = new Set()
  /** Where a range begins: the row that was toggled last. */
  let anchor: number | null = null
  const { notify, subscribe } = createListeners()

  function put(next: Iterable<number>): void {
    ids = new Set(next)
    notify()
  }

  return {
    subscribe,
    /** The same set until the selection changes. */
    get: () => ids,
    has: (id: number) => ids.has(id),
    put,
    toggle(id: number): void {
      anchor = id
      put(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])
    },
    /** Adds all from the row that was toggled last to this one, in the order of the list. */
    extendTo(id: number, order: readonly number[]): void {
      const from = order.indexOf(anchor ?? id)
      const to = order.indexOf(id)
      put([...ids, ...order.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1)])
      anchor = id
    },
    /** Forgets those that are not among these. */
    keep(known: ReadonlySet<number>): void {
      const rest = [...ids].filter((id) => known.has(id))
      if (rest.length < ids.size) put(rest)
    },
    clear(): void {
      if (ids.size > 0) put([])
    },
  }
}
