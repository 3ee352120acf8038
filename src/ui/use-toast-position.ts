import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownToast } from './toast-store.ts'

/**
 * On narrow screens shows the toast in the half of the window without the last click, so that it does not cover the button
 * that caused it. Sets `data-position`, which toast.css reads.
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
    addEventListener('pointerdown', onPointer, true)
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('pointerdown', onPointer, true)
      removeEventListener('keydown', onKey, true)
    }
  }, [])

  useLayoutEffect(() => {
    if (!shown || !area.current) return
    const low = shown.position === 'bottom' || pressedAt.current < innerHeight / 2
    area.current.dataset.position = low ? 'bottom' : 'top'
  }, [shown, area])
}
