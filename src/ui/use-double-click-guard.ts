import { useEffect } from 'react'

/** What a click presses as a whole. */
const PRESSABLE = 'a, button, input, select, textarea, label, summary'
/** Longest time and distance between two taps that count as one double tap; for a mouse the operating system knows. */
const DOUBLE_TAP_MS = 500
const DOUBLE_TAP_PX = 24

interface Press {
  element: EventTarget | null
  at: number
  x: number
  y: number
}

/**
 * Keeps the second half of a double click off what has taken the place of the pressed element: the page behind a dialog that
 * closed, a dialog that opened, the confirmation that replaced a form. Mount it around both.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    const mount = new AbortController()
    let first: Press | null = null
    let isTouch = false
    const guard = (event: MouseEvent) => {
      // A click of the keyboard.
      if (event.detail === 0) return
      const element = toPressable(event.target)
      if (first && (event.detail > 1 || (isTouch && isNear(event, first)))) {
        if (element === first.element) return
        event.preventDefault()
        event.stopPropagation()
      } else if (event.type === 'click') {
        first = { element, at: event.timeStamp, x: event.clientX, y: event.clientY }
      }
    }
    // At the window, since React's listeners may be at the document.
    const options = { capture: true, signal: mount.signal }
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch'
    }
    addEventListener('pointerdown', onPointerDown, options)
    addEventListener('mousedown', guard, options)
    addEventListener('click', guard, options)
    return () => mount.abort()
  }, [])
}

function isNear({ timeStamp, clientX, clientY }: MouseEvent, { at, x, y }: Press): boolean {
  return timeStamp - at < DOUBLE_TAP_MS && Math.hypot(clientX - x, clientY - y) < DOUBLE_TAP_PX
}

/** The pressed control; a label is its field. */
function toPressable(target: EventTarget | null): EventTarget | null {
  const pressed = (target instanceof Element && target.closest(PRESSABLE)) || target
  return pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed
}
