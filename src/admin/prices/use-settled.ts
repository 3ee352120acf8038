import { useEffect, useState } from 'react'

/** The value once it has stood still for `delayMs`, before that the one before; `settle` does not wait. */
export function useSettled<Value>(value: Value, delayMs: number): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return { settled, settle: () => setSettled(value) }
}
