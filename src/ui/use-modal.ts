import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation } from 'react-router'

/**
 * Controls a native dialog by `open`. `onClose` is a request (Esc, back gesture, backdrop, navigation):
 * the parent sets `open` to false or ignores it. Does not change the history.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const { pathname } = useLocation()
  const openedAt = useRef<string | null>(null)

  // A layout effect closes before React removes the element, so the focus can still return.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  useEffect(() => {
    if (!open) openedAt.current = null
    else if (openedAt.current === null) openedAt.current = pathname
    else if (openedAt.current !== pathname) onClose()
  }, [open, pathname, onClose])

  // cancel also bubbles from a file field inside, and both events from a dialog inside.
  const own = (event: SyntheticEvent) => event.target === event.currentTarget
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      if (!own(event)) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!own(event) || !open || event.currentTarget.open) return
      // A second Esc closes it without asking: the parent decides.
      event.currentTarget.showModal()
      onClose()
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = own(event)
    },
    // Only a click that also began on the backdrop, not a text selection that ended there.
    onClick(event: MouseEvent) {
      if (own(event) && pressedOutside.current) onClose()
    },
  }
}
