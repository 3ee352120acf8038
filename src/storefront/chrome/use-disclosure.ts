import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What a `<details>` menu needs beyond the browser: it closes on navigation, Esc, a press outside and when the
 * focus leaves. Without JavaScript it still opens and closes by its summary.
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes, whatever its address
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
    // A link to the page one is on navigates nowhere, and still was the answer.
    onClick({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) {
      if (target instanceof Element && target.closest('a')) currentTarget.open = false
    },
  }
}
