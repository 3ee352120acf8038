import { type MouseEvent, useEffect, useRef } from 'react'

/** How long after the first click of a double click the second one may come; operating systems wait 500 ms. */
const DOUBLE_CLICK_MS = 500

/**
 * Handlers for an element that replaces a clicked button: during its first half second clicks neither reach what stands in it
 * nor take the focus away, since they are the second half of a double click.
 */
export function useDoubleClickGuard() {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const guard = (event: MouseEvent) => {
    // A keyboard's click has no position in the sequence of a pointer's.
    if (event.detail === 0 || performance.now() - shownAt.current > DOUBLE_CLICK_MS) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { onMouseDownCapture: guard, onClickCapture: guard }
}
