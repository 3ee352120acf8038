import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { isServerThere } from '../ui/failure/retry-code.ts'

/**
 * Reloads the document of a page that is not there, when a link of the site or Back led to it: the address may have moved, which the server
 * alone knows, and what is not there has the status of its response. True until then; without the server the page stays as it is.
 */
export function useReloadOfMissing(): boolean {
  const isAsked = useNavigationType() !== NavigationType.Pop || isOfAnother()
  const [isReloading, setReloading] = useState(isAsked)
  useEffect(() => {
    if (!isAsked) return
    isServerThere(location.pathname).then((isThere) => (isThere ? location.reload() : setReloading(false)))
  }, [isAsked])
  return isReloading
}

/**
 * Whether the document was loaded for another path: of its own the server has said what is shown, and loading it again would have no end.
 * The beginning of its path counts as its own, for a few bytes less in each first visit.
 */
const isOfAnother = () =>
  performance.getEntriesByType('navigation').some(({ name }) => !name.includes(location.pathname))
