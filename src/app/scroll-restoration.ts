import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, type Location, NavigationType } from 'react-router'
import { storedValue, toFields } from '../ui/stored-value.ts'

/** The oldest position is dropped when there are more. */
const MAX_POSITIONS = 50

/** Scroll positions in pixels of the pages left in this tab, by history entry. */
const positions = storedValue(
  'scroll-positions',
  (stored) => Object.fromEntries(Object.entries(toFields(stored)).filter(isPosition)),
  'sessionStorage',
)

function isPosition(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number'
}

/** The history entry that is shown, and the navigation that led to it. */
export interface ShownEntry {
  location: Location
  action: NavigationType
  /** The link or filter set `preventScrollReset`. */
  keepsScroll: boolean
}

/**
 * Scrolls as a browser does between documents: new pages to the top or to their anchor, Back and Forward to the stored
 * position. Pages reached by Back are shown with their data, so they have their height.
 */
export function useScrollRestoration(shown: ShownEntry): void {
  // The browser scrolls the document it has just loaded by itself.
  const opened = useRef(shown)

  useLayoutEffect(() => {
    if (opened.current === shown) return
    const { location, action, keepsScroll } = shown
    const { href } = window.location
    const position = action === NavigationType.Pop ? positions.get()[keyOf(location)] : undefined
    const anchor = decodeAnchor(location.hash)
    const present = document.getElementById(anchor)
    if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
    else if (present && action === NavigationType.Pop) present.scrollIntoView()
    else {
      if (present) present.scrollIntoView({ behavior: 'instant' })
      else if (!keepsScroll) scrollTo({ top: 0, behavior: 'instant' })
      // By code that few pages need, for anchors that come with the page's data.
      if (anchor !== '')
        import('./scroll-to-anchor.ts').then(({ scrollToAnchor }) => scrollToAnchor(anchor, href), ignore)
    }
  }, [shown])

  const { location } = shown
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      storeScrollPosition(location)
      // The browser restores the position after a reload or a return from another site.
      history.scrollRestoration = 'auto'
    }
    // The browser follows an anchor within the page before the router is notified.
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

const ignore = () => undefined

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Stores the scroll position of a history entry in pixels; to be called before another page is shown. */
export function storeScrollPosition(location: Location): void {
  const key = keyOf(location)
  const others = Object.entries(positions.get()).filter(([other]) => other !== key)
  positions.set(Object.fromEntries([...others.slice(1 - MAX_POSITIONS), [key, scrollY]]))
}

/** Key of an entry. Those not made by the router, the first page and its anchors, all have the key `default`. */
function keyOf(location: Location): string {
  return `${location.key} ${createPath(location)}`
}
