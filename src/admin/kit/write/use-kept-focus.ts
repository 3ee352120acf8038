import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { isFocusLost } from './focus.ts'

/**
 * Focuses the target when what had the focus in it is gone, as a button that its own press removes. Returns the props of the
 * target.
 */
export function useKeptFocus(target: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null)
  useEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    if (isFocusLost()) target.current?.focus()
  })
  return {
    tabIndex: -1,
    onFocus(event: FocusEvent) {
      held.current = event.target
    },
    // Not called for what React removes.
    onBlur() {
      held.current = null
    },
  }
}
