import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { isServerThere } from '../ui/failure/retry-code.ts'

/**
 * Reloads the document of a page that is not there, when a link of the site led to it: the address may have moved, which the server alone
 * knows, and what is not there has the status of its response. True until then; without the server the page stays as it is.
 */
export function useReloadOfMissing(): boolean {
  const isFollowed = useNavigationType() !== NavigationType.Pop
  const [isReloading, setReloading] = useState(isFollowed)
  useEffect(() => {
    if (!isFollowed) return
    isServerThere(location.pathname).then((isThere) => (isThere ? location.reload() : setReloading(false)))
  }, [isFollowed])
  return isReloading
}
