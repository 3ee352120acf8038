import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, type Location, NavigationType } from 'react-router'
import { storedValue, toFields } from '../ui/stored-value.ts'

/** Pixels from the top of each page that was left in this tab, by its history entry. */
const positions = storedValue(
  'scroll-positions',
  (stored) => Object.fromEntries(Object.entries(toFields(stored)).filter(isPosition)),
  'sessionStorage',
)

function isPosition(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number'
}

/** A page of the history that is shown, and how it was reached. */
export interface ShownEntry {
  location: Location
  action: NavigationType
  /** The link or filter asked to stay where the visitor is (`preventScrollReset`). */
  keepsScroll: boolean
}

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at its anchor, Back and Forward lead to where
 * the visitor was. A page that is gone back to is shown with its data, so its height is there.
 */
export function useScrollRestoration(shown: ShownEntry): void {
  // What the browser itself has just opened, it has also scrolled.
  const opened = useRef(shown)

  useLayoutEffect(() => {
    if (opened.current === shown) return
    const { location, action, keepsScroll } = shown
    const position = action === NavigationType.Pop ? positions.get()[keyOf(location)] : undefined
    const anchor = document.getElementById(decodeAnchor(location.hash))
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
    else if (anchor) anchor.scrollIntoView()
    else if (!keepsScroll) scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])

  const { location } = shown
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      storeScrollPosition(location)
      // A reload and a return from another site are the browser's again.
      history.scrollRestoration = 'auto'
    }
    // The browser follows an anchor of the page before the router hears of it.
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) storeScrollPosition(location)
    }
    takeOver()
    addEventListener('click', follow, true)
    addEventListener('pageshow', takeOver)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('click', follow, true)
      removeEventListener('pageshow', takeOver)
      removeEventListener('pagehide', leave)
    }
  }, [location])
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Notes how far the page of a history entry is scrolled, in pixels; to be called before another page takes its place. */
export function storeScrollPosition(location: Location): void {
  positions.set({ ...positions.get(), [keyOf(location)]: scrollY })
}

/** Entries that the browser itself made, the first page and its anchors, all have the key `default`. */
function keyOf(location: Location): string {
  return `${location.key} ${createPath(location)}`
}
