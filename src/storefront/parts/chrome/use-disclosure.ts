import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes a `<details>` menu on navigation, Esc, a click outside and when the focus leaves. Without JavaScript it still opens
 * and closes by its summary.
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, whatever the address
  useEffect(
    () => () => {
      if (details.current) details.current.open = false
    },
    [key],
  )

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const { current } = details
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  return {
    ref: details,
    onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
      const { currentTarget } = event
      if (event.key !== 'Escape' || !currentTarget.open) return
      event.preventDefault()
      currentTarget.open = false
      currentTarget.querySelector('summary')?.focus()
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
    },
    // A link to the present page does not navigate, but must close the menu too.
    onClick({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) {
      if (target instanceof Element && target.closest('a')) currentTarget.open = false
    },
  }
}
