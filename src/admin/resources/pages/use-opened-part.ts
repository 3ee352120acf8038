import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isFocusLost } from '../../kit/write/focus.ts'

/**
 * Leads to the part of the form that the address named when the screen was opened, once the form is there: it is in sight, and the focus
 * at it. Nothing is taken from who has scrolled or gone elsewhere meanwhile, and the form moves by itself only once.
 */
export function useOpenedPart(isFormThere: boolean): void {
  const anchor = useRef(useLocation().hash.slice(1))
  useEffect(() => {
    if (!isFormThere) return
    const part = document.getElementById(anchor.current)
    anchor.current = ''
    if (!part) return
    if (scrollY === 0) part.scrollIntoView({ behavior: 'instant' })
    if (isFocusLost() || document.activeElement?.id === 'main') part.focus({ preventScroll: true })
  }, [isFormThere])
}
