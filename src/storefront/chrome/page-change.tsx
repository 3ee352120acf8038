import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * What a browser does by itself when a page loads: brings the keyboard to the new page and tells its name.
 * Filters replace the address of the same page and keep the focus where it is.
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
    // A page that still waits for its data has no name yet.
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
