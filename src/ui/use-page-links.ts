import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Client-side navigation for plain `<a>` elements by one listener, so that links work before hydration and without scripts.
 * `onPrefetch` fires after 60 ms of hover, touch or focus, not for a link that the pointer only crosses or a touch that
 * scrolls. `owns` tells which paths belong to this application (storefront or staff area); other links are left to the
 * browser. `data-replace` replaces the history entry, `data-stay` keeps the scroll position.
 */
export function usePageLinks(owns: (path: string) => boolean, onPrefetch?: (url: URL) => void): void {
  const navigate = useNavigate()

  useEffect(() => {
    const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)
    const urlOf = (event: Event) => {
      const link = linkOf(event)
      if (!link?.href || link.target !== '' || link.hasAttribute('download')) return null
      const url = new URL(link.href)
      if (url.origin !== location.origin || !owns(url.pathname)) return null
      // An anchor on this page: left to the browser.
      const here = url.pathname === location.pathname && url.search === location.search
      return here && url.hash !== '' ? null : url
    }
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const url = urlOf(event)
      if (url === null) return
      event.preventDefault()
      const { replace, stay } = linkOf(event)?.dataset ?? {}
      navigate(url.pathname + url.search + url.hash, {
        // Like browsers do: opening the present address adds no history entry.
        replace: replace !== undefined || url.href === location.href,
        preventScrollReset: stay !== undefined,
      })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const approach = (event: Event) => {
      clearTimeout(timer)
      const url = event.type === 'pointercancel' ? null : urlOf(event)
      if (url !== null) timer = setTimeout(() => onPrefetch?.(url), PREFETCH_DELAY_MS)
    }
    document.addEventListener('click', open)
    for (const name of PREFETCH_EVENTS) document.addEventListener(name, approach, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', open)
      for (const name of PREFETCH_EVENTS) document.removeEventListener(name, approach)
    }
  }, [navigate, owns, onPrefetch])
}

const PREFETCH_EVENTS = ['pointerover', 'touchstart', 'focusin', 'pointercancel'] as const

/** Time of hover, touch or focus after which a link is prefetched. */
const PREFETCH_DELAY_MS = 60
