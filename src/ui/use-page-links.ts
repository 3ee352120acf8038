import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Makes plain links to pages of this surface open in place. One listener for all of them: links stay ordinary elements,
 * cost the server nothing and work before and without scripts. `onPrefetch` is called for a link that is about to be followed: one that
 * a pointer only crosses on its way, or a finger touches to scroll, is not.
 * `owns` says which paths belong to this surface; links elsewhere, and files, are left to the browser. `data-replace` on a
 * link replaces the address, `data-stay` keeps the scroll.
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
      // A place on this very page: the browser goes there by itself.
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
        // Like a browser: the address that is already open is not another step of the history.
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

/** How long somebody stays at a link before it counts as chosen. */
const PREFETCH_DELAY_MS = 60
