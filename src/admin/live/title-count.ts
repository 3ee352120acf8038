import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'

let count = 0
const { notify, subscribe } = createListeners()

/** Sets the number of new inquiries that titles begin with; none for 0. */
export function setTitleCount(next: number): void {
  count = next
  notify()
}

/** The number of new inquiries that titles begin with. */
export function useTitleCount(): number {
  return useSyncExternalStore(subscribe, () => count)
}
