import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type CounterIds, countersOf } from './counters-of.ts'

/** Calls back once the page has its title, which it has not while loading. */
function onTitle(callback: (title: string) => void): () => void {
  const observer = new MutationObserver(() => check())
  const check = () => {
    if (document.title === '') return
    observer.disconnect()
    callback(document.title)
  }
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  check()
  return () => observer.disconnect()
}

/** Identity of a page: its path and search text, without filters. */
const pageOf = (pathname: string, search: string) =>
  `${pathname}?${new URLSearchParams(search).get('q') ?? ''}`

/** Sends one page view to the counters for every opened page. */
export function usePageViews({ yandexMetrikaId, googleAnalyticsId }: CounterIds, allowed: boolean): void {
  const { pathname, search } = useLocation()
  const tracked = useRef<{ page: string; address: string } | null>(null)

  useEffect(() => {
    if (!allowed) {
      tracked.current = null
      return
    }
    const page = pageOf(pathname, search)
    if (tracked.current?.page === page) return
    const address = location.origin + pathname + search
    const referrer = tracked.current?.address ?? document.referrer
    return onTitle((title) => {
      tracked.current = { page, address }
      for (const counter of countersOf({ yandexMetrikaId, googleAnalyticsId }))
        counter.track({ address, title, referrer })
    })
  }, [yandexMetrikaId, googleAnalyticsId, allowed, pathname, search])
}
