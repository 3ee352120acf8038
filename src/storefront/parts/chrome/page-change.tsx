import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Accessible client-side navigation: moves the focus to the new page and announces its title.
 * Not for filters, which replace the address of the same page.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const replaced = useNavigationType() === 'REPLACE'
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (replaced) return
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true })
    // A page that is still loading has no title yet.
    const announce = () => document.title !== '' && setTitle(document.title)
    announce()
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash, replaced])

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  )
}
