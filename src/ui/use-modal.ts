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
 * Drives a native dialog by a flag. `onClose` is a request (Esc, the back gesture, the backdrop, another page):
 * the owner answers it by taking `open` away, or keeps it. The history is not touched.
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
      if (own(event) && open && !event.currentTarget.open) onClose()
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = own(event)
    },
    // Only a press that also began outside counts, not a text selection that ended there.
    onClick(event: MouseEvent) {
      if (own(event) && pressedOutside.current) onClose()
    },
  }
}
