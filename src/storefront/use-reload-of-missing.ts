import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isServerThere } from '../ui/failure/retry-code.ts'

/**
 * Reloads the document of a page that is not there, when a link of the site or Back led to it: the address may have moved, which the server
 * alone knows, and what is not there has the status of its response. True until then; without the server the page stays as it is.
 */
export function useReloadOfMissing(): boolean {
  const isFollowed = useNavigationType() !== NavigationType.Pop
  const { pathname } = useLocation()
  const isAsked = isFollowed || !isOfDocument(pathname)
  const [given, setGiven] = useState<string | null>(null)
  useEffect(() => {
    if (!isAsked) return
    isServerThere(pathname).then((isThere) => (isThere ? location.reload() : setGiven(pathname)))
  }, [isAsked, pathname])
  return isAsked && given !== pathname
}

/**
 * Whether the server was asked for this path when the document was loaded: what it said then is what is shown, and loading it again
 * would have no end. Without the browser's word, and on the server, it was.
 */
function isOfDocument(pathname: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || new URL(loaded.name).pathname === pathname
}
