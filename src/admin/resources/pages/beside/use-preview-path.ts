import { useEffect, useState } from 'react'
import { useApi } from '../../../staff.ts'

/**
 * The address of a preview of the page's texts, made when it is first shown and closed after; null until it is there. Of one that
 * cannot be closed nothing is said: it ends by itself.
 */
export function usePreviewPath(id: number) {
  const api = useApi()
  const [path, setPath] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt makes a link of its own
  useEffect(() => {
    let isLeft = false
    const asked = api.previews.create({ entity: 'pages', id })
    asked.then(
      // The path alone: staff may work at another host than the one that links name.
      ({ url }) => isLeft || setPath(new URL(url).pathname),
      (error: unknown) => isLeft || setFailure(error),
    )
    return () => {
      isLeft = true
      asked.then((link) => api.previews.remove({ id: link.id })).catch(() => undefined)
    }
  }, [api, id, attempt])
  return {
    path,
    failure,
    /** Makes another link. */
    retry() {
      setPath(null)
      setFailure(null)
      setAttempt(attempt + 1)
    },
  }
}
