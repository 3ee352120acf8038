import { useEffect, useState } from 'react'

/** Debounced value; `settle` applies the present one at once. */
export function useSettled<Value>(value: Value, delayMs: number): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return { settled, settle: () => setSettled(value) }
}
