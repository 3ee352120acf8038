import { useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * Whether a link of the site led to a page that is not there. Its document is loaded then: the address may have moved, which the server
 * alone knows, and what is not there has the status of its response.
 */
export function useMovedAddress(): boolean {
  const isFollowed = useNavigationType() !== NavigationType.Pop
  useEffect(() => {
    if (isFollowed) location.reload()
  }, [isFollowed])
  return isFollowed
}
