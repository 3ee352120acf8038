import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'
import { hasUnsaved } from '../form/unsaved.ts'
import { isConfirmOpen } from './confirm-action.ts'

/** Somebody's session has ended over an open form or question: the same promise serves every call that was refused meanwhile. */
let waiting: { promise: Promise<boolean>; settle: (renewed: boolean) => void } | null = null
const { notify, subscribe } = createListeners()

/** Asks to sign in over the form or the question; false at once when nothing would be lost by leaving the screen. */
export function renewSession(): Promise<boolean> {
  if (!hasUnsaved() && !isConfirmOpen()) return Promise.resolve(false)
  if (!waiting) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    waiting = { promise, settle: resolve }
    notify()
  }
  return waiting.promise
}

/** Ends the wait: the session is new, or the person would not sign in. */
export function settleRenewal(renewed: boolean): void {
  waiting?.settle(renewed)
  waiting = null
  notify()
}

/** True while calls wait for the person to sign in again. */
export function useRenewal(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null)
}
