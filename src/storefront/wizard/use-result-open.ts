import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { RESULT_HREF } from './result-anchor.ts'

/**
 * Whether the result below the steps is open: how often it was opened, 0 is never. A link with its anchor opens it, also on the
 * way back from another page; leaving the anchor closes nothing.
 */
export function useResultOpen() {
  const { hash } = useLocation()
  const [opened, setOpened] = useState(0)

  useEffect(() => {
    if (hash === RESULT_HREF) setOpened((times) => Math.max(times, 1))
  }, [hash])

  return { opened, open: () => setOpened((times) => times + 1) }
}
