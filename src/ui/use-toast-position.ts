import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast } from './toast-store.ts'

/**
 * Shows the toast in the half of the window without the last click or submit button, so that it covers neither the button
 * nor the error message next to it. Sets `data-position`; toast.css reads it for errors, and for all toasts of narrow screens.
 */
export function useToastPosition(area: RefObject<HTMLElement | null>, shown: ShownToast | null): void {
  /** Pixels from the top of the window. */
  const pressedAt = useRef(0)

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      pressedAt.current = event.clientY
    }
    const onKey = ({ target }: KeyboardEvent) => {
      if (target instanceof Element) pressedAt.current = target.getBoundingClientRect().top
    }
    // Enter in a field submits too: the error message appears next to the button, not next to the field.
    const onSubmit = ({ submitter }: SubmitEvent) => {
      if (submitter) pressedAt.current = submitter.getBoundingClientRect().top
    }
    addEventListener('pointerdown', onPointer, true)
    addEventListener('keydown', onKey, true)
    addEventListener('submit', onSubmit, true)
    return () => {
      removeEventListener('pointerdown', onPointer, true)
      removeEventListener('keydown', onKey, true)
      removeEventListener('submit', onSubmit, true)
    }
  }, [])

  useLayoutEffect(() => {
    if (!shown || !area.current) return
    area.current.dataset.position = shown.position ?? (pressedAt.current < innerHeight / 2 ? 'bottom' : 'top')
  }, [shown, area])
}
