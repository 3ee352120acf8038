import { useEffect, useState } from 'react'
import { seconds } from '../../../lib/duration.ts'
import type { ShownSelection } from './use-selection.ts'

/** Debounce of the announcement, against continuous speech while a slider is moved. */
const DEBOUNCE = seconds(1)

/** Live region that announces the present result to screen readers. */
export function Announcement({ live }: { live: ShownSelection }) {
  const text = live.parts?.announce(live) ?? ''
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <p className="vh" role="status">
      {announced}
    </p>
  )
}
