import { useSyncExternalStore } from 'react'

/** The header gets its shadow below this many CSS pixels of scroll (storefront.md, section 2). */
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
