import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import { isConfirmOpen } from '../kit/write/confirm-action.ts'
import { hasUnsaved } from '../kit/write/unsaved.ts'

/** Pending renewal after a session ended over an open form or confirmation; shared by all calls that failed with 401. */
let waiting: { promise: Promise<boolean>; settle: (renewed: boolean) => void } | null = null
const { notify, subscribe } = createListeners()

/** Opens the sign-in dialog; resolves false at once when there is nothing unsaved. */
export function renewSession(): Promise<boolean> {
  if (!hasUnsaved() && !isConfirmOpen()) return Promise.resolve(false)
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, settle: resolve }
    notify()
  }
  return waiting.promise
}

/** Settles the pending renewal: signed in (true) or cancelled. */
export function settleRenewal(renewed: boolean): void {
  waiting?.settle(renewed)
  waiting = null
  notify()
}

/** True while a renewal is pending. */
export function useRenewal(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null)
}
