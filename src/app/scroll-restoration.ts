import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType } from 'react-router'

/** Where the tab's session keeps the pixels from the top of each page it has left, by the key of the history entry. */
const STORAGE_KEY = 'scroll-positions'

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
    const position = action === NavigationType.Pop ? readPositions()[location.key] : undefined
    const anchor = document.getElementById(decodeAnchor(location.hash))
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
    else if (anchor) anchor.scrollIntoView()
    else if (!keepsScroll) scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])

  const { key } = shown.location
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      storeScrollPosition(key)
      // A reload and a return from another site are the browser's again.
      history.scrollRestoration = 'auto'
    }
    takeOver()
    addEventListener('pageshow', takeOver)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pageshow', takeOver)
      removeEventListener('pagehide', leave)
    }
  }, [key])
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Notes how far the page of a history entry is scrolled, in pixels; to be called before another page takes its place. */
export function storeScrollPosition(key: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readPositions(), [key]: scrollY }))
  } catch {
    // Full or forbidden storage: Back leads to the top.
  }
}

function readPositions(): Partial<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
  } catch {
    return {}
  }
}
