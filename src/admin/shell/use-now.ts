import { useEffect, useState } from 'react'
import { minutes } from '../../lib/duration.ts'
import { serverNow } from '../server-clock.ts'

/** The present time at the server in ms, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minutes(1))
    return () => clearInterval(timer)
  }, [])
  return now
}
