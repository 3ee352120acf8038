import { type PointerEvent, useRef } from 'react'

/** Horizontal distance of a swipe, in CSS pixels. */
const SWIPE_PX = 40

/** Swipe gesture: left is the next picture, right the previous. Spread the handlers on the area; ignore its click when `wasSwipe`. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)

  const endDrag = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    start.current = null
    event.currentTarget.style.removeProperty('--swipe')
    if (from === null || event.type !== 'pointerup') return
    const dx = event.clientX - from.x
    if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(event.clientY - from.y)) return
    swiped.current = true
    onSwipe(dx < 0 ? 1 : -1)
  }
  return {
    wasSwipe: () => swiped.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary || event.button !== 0) return
        swiped.current = false
        start.current = { x: event.clientX, y: event.clientY }
      },
      // The picture follows the finger, as feedback.
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current === null) return
        event.currentTarget.style.setProperty('--swipe', `${(event.clientX - start.current.x) * 0.4}px`)
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onPointerLeave: endDrag,
    },
  }
}
