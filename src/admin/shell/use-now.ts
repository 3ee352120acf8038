import { useEffect, useState } from 'react'
import { minutes } from '../../lib/duration.ts'

/** The present time in ms, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minutes(1))
    return () => clearInterval(timer)
  }, [])
  return now
}
