import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'

let isTurnedAway = false
const { notify, subscribe } = createListeners()

/** Notes whether somebody was sent to the start from a screen that his role may not open. */
export function setTurnedAway(next: boolean): void {
  isTurnedAway = next
  notify()
}

/** Whether whoever reads the start has wanted a screen that his role may not open. */
export function useTurnedAway(): boolean {
  return useSyncExternalStore(subscribe, () => isTurnedAway)
}
