import { type RefObject, useLayoutEffect } from 'react'
import { lastPressedAt } from '../last-press.ts'
import type { ShownToast } from './toast-store.ts'

/**
 * Shows the toast in the half of the window without the last click or submit button, so that it covers neither the button nor the error
 * message next to it. Sets `data-position` of its container; toast.css reads it for errors, and for all toasts of narrow screens.
 */
export function useToastPosition(toast: RefObject<HTMLElement | null>, shown: ShownToast): void {
  useLayoutEffect(() => {
    const area = toast.current?.closest<HTMLElement>('.toasts')
    if (!area) return
    area.dataset.position = shown.position ?? (lastPressedAt() < innerHeight / 2 ? 'bottom' : 'top')
  }, [toast, shown])
}
