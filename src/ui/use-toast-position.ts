import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { lastPressedAt, watchPresses } from './last-press.ts'
import type { ShownToast } from './toast-store.ts'

/**
 * Shows the toast in the half of the window without the last click or submit button, so that it covers neither the button nor the error
 * message next to it. Sets `data-position`; toast.css reads it for errors, and for all toasts of narrow screens. `isHere`: whether this
 * area is the one that shows it, which it learns after its first render.
 */
export function useToastPosition(
  area: RefObject<HTMLElement | null>,
  shown: ShownToast | null,
  isHere: boolean,
): void {
  useEffect(watchPresses, [])
  useLayoutEffect(() => {
    if (!isHere || !shown || !area.current) return
    area.current.dataset.position = shown.position ?? (lastPressedAt() < innerHeight / 2 ? 'bottom' : 'top')
  }, [isHere, shown, area])
}
