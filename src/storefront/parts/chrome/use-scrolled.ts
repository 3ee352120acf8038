import { useSyncExternalStore } from 'react'

/** Scroll distance in CSS pixels from which the header has a shadow (storefront.md, section 2). */
const THRESHOLD_PX = 20

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  )
}
