import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  useLocation,
  useNavigationType,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { findCard, findScrollPosition, type ScrollPosition, storeScrollPosition } from './scroll-position.ts'

/** How long a page may take to bring its content and to settle. */
const TIMEOUT_MS = 3000

/**
 * Brings the visitor back to where they were: the router to the same number of pixels, and this to the same card. Pixels
 * alone miss it: what is out of sight has only an estimated height, and a page may still wait for its data.
 */
export function useScrollPosition(): void {
  // The router's component for this writes a script into the page; the hook alone does not.
  useScrollRestoration()
  const { key } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  // A page that the browser itself has just opened, it has also scrolled.
  const opened = useRef(key)

  useLayoutEffect(() => {
    if (opened.current === key) return
    opened.current = ''
    const position = wentBack ? findScrollPosition(key) : null
    return position ? scrollToPosition(position) : undefined
  }, [key, wentBack])

  useEffect(() => {
    const remember = () => storeScrollPosition(key)
    // Whatever leads away begins with one of these, before anything on the screen has changed.
    addEventListener('click', remember, true)
    addEventListener('popstate', remember)
    return () => {
      removeEventListener('click', remember, true)
      removeEventListener('popstate', remember)
    }
  }, [key])
}

/** Scrolls to a place and holds on to it for a while, unless the visitor takes over. */
function scrollToPosition(position: ScrollPosition): () => void {
  const began = performance.now()
  let frame = 0
  const step = () => {
    const distance = distanceTo(position)
    if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' })
    if (performance.now() - began < TIMEOUT_MS) frame = requestAnimationFrame(step)
  }
  const stop = () => cancelAnimationFrame(frame)
  for (const type of USER_SCROLL_EVENTS) addEventListener(type, stop, { once: true })
  step()
  return stop
}

const USER_SCROLL_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const

/** Pixels still to go; none while the page is not long enough, or its cards are not here. */
function distanceTo(position: ScrollPosition): number {
  if (position.card === null) {
    const lowest = document.documentElement.scrollHeight - innerHeight
    return lowest < position.y ? 0 : position.y - scrollY
  }
  const card = findCard(position)
  return card ? card.getBoundingClientRect().top - position.card.top : 0
}
