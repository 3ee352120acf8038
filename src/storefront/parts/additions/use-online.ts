import { useEffect, useEffectEvent } from 'react'

/** Calls `goOn` when the connection is back, as long as something `waits` for it. */
export function useOnline(waits: boolean, goOn: () => void): void {
  const onOnline = useEffectEvent(goOn)
  useEffect(() => {
    if (!waits) return
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [waits])
}
