import { seconds } from '../lib/duration.ts'

/** How long an anchor is waited for: a page's data on a slow connection. */
const AWAITED = seconds(15)
/** How long it is kept in place once it is there, while what is above it may still grow. */
const KEPT = seconds(4)

/** By what a visitor moves the page himself. */
const TAKEN_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the element with an id, also if it comes with the page's data only, and keeps it in place while the page above it still
 * grows; not after the visitor has scrolled, pressed or typed, or at another address than `href`.
 */
export function scrollToAnchor(id: string, href: string): void {
  let isFound = false
  let timer = setTimeout(end, AWAITED)
  const arrivals = new MutationObserver(place)
  const growth = new ResizeObserver(place)

  function place() {
    if (location.href !== href) return end()
    const anchor = document.getElementById(id)
    // As a browser does between documents: an answer is in a closed element.
    const closed = isFound ? null : anchor?.closest<HTMLDetailsElement>('details:not([open])')
    if (closed) closed.open = true
    anchor?.scrollIntoView({ behavior: 'instant' })
    if (!anchor || isFound) return
    isFound = true
    clearTimeout(timer)
    timer = setTimeout(end, KEPT)
  }
  function end() {
    arrivals.disconnect()
    growth.disconnect()
    clearTimeout(timer)
    for (const type of TAKEN_OVER) removeEventListener(type, end, true)
  }

  for (const type of TAKEN_OVER) addEventListener(type, end, { capture: true, passive: true })
  arrivals.observe(document.body, { childList: true, subtree: true })
  growth.observe(document.body)
  place()
}
