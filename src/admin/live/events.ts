import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { InquiryEvent } from '../../contract/inquiries/events.ts'
import { createListeners } from '../../ui/listeners.ts'

/** Returns true when the lists need not be read anew for this event: the caller brings it in by itself. */
type Callback = (event: InquiryEvent) => boolean | undefined

const callbacks = new Set<Callback>()

/** Calls back for every event of an inquiry while the component is mounted. */
export function useInquiryEvents(callback: Callback): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    const own: Callback = (event) => call(event)
    callbacks.add(own)
    return () => void callbacks.delete(own)
  }, [])
}

/** Passes an event on; true when a screen brings it into its list by itself. */
export function passOn(event: InquiryEvent): boolean {
  return [...callbacks].map((callback) => callback(event)).includes(true)
}

let isLost = false
const { notify, subscribe } = createListeners()

/** Notes whether the link to the server is lost. */
export function setLost(next: boolean): void {
  isLost = next
  notify()
}

/** Whether news do not arrive at present: «Связь прервалась, пробуем снова». */
export function useIsLost(): boolean {
  return useSyncExternalStore(subscribe, () => isLost)
}
