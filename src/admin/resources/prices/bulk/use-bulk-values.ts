import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from '../../../kit/write/unsaved.ts'
import { validateChange } from '../parts/change-text.ts'
import { validateEffectiveAt } from '../parts/effective-at.ts'
import { type BulkValues, EMPTY, toChange } from './bulk-values.ts'

const TYPING_PAUSE_MS = 300

/** What is typed into the bulk form, and what is wrong with it. */
export function useBulkValues() {
  const amount = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState<BulkValues>(EMPTY)
  const [isSubmitted, setSubmitted] = useState(false)
  useUnsaved(values.priceChange.trim() !== '')
  const { settled, settle } = useSettled(values, TYPING_PAUSE_MS)
  const change = toChange(values)
  const timeError = validateEffectiveAt(values.effectiveAt)
  return {
    values,
    /** The values after a pause in typing, or after `settle`. */
    settled,
    settle,
    /** The request; null while the values are invalid. */
    change,
    amount,
    time,
    error:
      change === null && (isSubmitted || (settled === values && values.priceChange.trim() !== ''))
        ? (validateChange(values.priceChange, values.changeType) ?? undefined)
        : undefined,
    /** What is wrong with the hour. */
    timeError: (isSubmitted && timeError) || undefined,
    put(next: BulkValues) {
      setValues(next)
      setSubmitted(false)
    },
    /** True for valid values; else shows what is missing and focuses it. */
    check(): boolean {
      if (timeError === null && change !== null) return true
      setSubmitted(true)
      const wrong = timeError === null ? amount : time
      wrong.current?.focus()
      return false
    },
  }
}

/** Debounced value; `settle` applies the present one at once. */
function useSettled<Value>(value: Value, delayMs: number): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return { settled, settle: () => setSettled(value) }
}
