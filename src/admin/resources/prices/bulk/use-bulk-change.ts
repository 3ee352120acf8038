import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../api/error.ts'
import { fromLocalInput } from '../../../../lib/moments.ts'
import { useUnsaved } from '../../../kit/write/unsaved.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { manufacturersQuery, PRICES_KEY, PRODUCTS_KEY, SCHEDULE_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { validateChange } from '../parts/change-text.ts'
import { PLANNED, validateEffectiveAt } from '../parts/effective-at.ts'
import { formatUndone } from '../parts/price-text.ts'
import { bulkPreviewQuery, PREVIEW_KEY } from '../parts/queries.ts'
import { type BulkValues, EMPTY, toChange } from './bulk-values.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

const TYPING_PAUSE_MS = 300

/** State of a bulk change: values, preview, confirmation, and execution of exactly that preview (fingerprint). */
export function useBulkChange() {
  const api = useApi()
  const queries = useQueryClient()
  const amount = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState<BulkValues>(EMPTY)
  const [isSubmitted, setSubmitted] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  /** Submitted while the preview was loading: the confirmation opens once it is loaded. */
  const [isWanted, setWanted] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  /** Against double clicks: the second one comes before the re-render. */
  const isSent = useRef(false)
  useUnsaved(values.priceChange.trim() !== '')

  const { settled, settle } = useSettled(values, TYPING_PAUSE_MS)
  const change = toChange(values)
  const timeError = validateEffectiveAt(values.effectiveAt)
  const preview = useQuery({
    ...bulkPreviewQuery(api, toChange(settled)),
    placeholderData: keepPreviousData,
  })
  const isFresh = settled === values && !preview.isPlaceholderData && !preview.isFetching && !preview.isError
  const { data: manufacturers } = useQuery(manufacturersQuery(api))

  const undo = useUndoBulk((undone) => ({ title: 'Успех', description: formatUndone(undone) }))
  const takeBack = (id: number) => ({
    label: 'Отменить',
    run: () => void undo.run(id).catch(() => undefined),
  })
  const {
    run,
    isRunning,
    error: failure,
    clear,
  } = useWrite({
    call: api.prices.bulkUpdate,
    // Specified message, without plural forms (admin.md, section 8).
    success: (answer) =>
      'scheduledId' in answer
        ? PLANNED
        : {
            title: 'Успех',
            description: `Обновлено ${answer.count} товаров`,
            ...(answer.id !== undefined && { action: takeBack(answer.id) }),
          },
    failure: (reason, error) =>
      error instanceof ApiError && error.status > 0
        ? `Не удалось выполнить массовое обновление цен: ${reason}`
        : `Произошла ошибка при массовом обновлении цен: ${reason}`,
    refresh: [PRODUCTS_KEY, PRICES_KEY, SCHEDULE_KEY],
  })

  useEffect(() => {
    if (!isWanted || !(isFresh || preview.isError)) return
    setWanted(false)
    if (isFresh && preview.data && preview.data.count > 0) setConfirming(true)
  }, [isWanted, isFresh, preview.isError, preview.data])

  const put = (next: BulkValues) => {
    setValues(next)
    setSubmitted(false)
    setWanted(false)
    setOutdated(false)
  }
  return {
    values,
    put,
    change,
    amount,
    time,
    preview,
    isFresh,
    isOutdated,
    isConfirming,
    isRunning,
    /** Error of the last execution; null without. */
    failure,
    manufacturer: manufacturers?.find(({ id }) => id === values.manufacturerId)?.name ?? null,
    error:
      change === null && (isSubmitted || (settled === values && values.priceChange.trim() !== ''))
        ? (validateChange(values.priceChange, values.changeType) ?? undefined)
        : undefined,
    /** What is wrong with the hour. */
    timeError: (isSubmitted && timeError) || undefined,
    /** Opens the confirmation, when the preview is loaded, or shows what is missing. */
    submit() {
      if (timeError !== null) {
        setSubmitted(true)
        time.current?.focus()
      } else if (change === null) {
        setSubmitted(true)
        amount.current?.focus()
      } else {
        settle()
        setWanted(true)
      }
    },
    cancel() {
      setConfirming(false)
      clear()
    },
    async apply() {
      if (isSent.current || !change || !preview.data) return
      isSent.current = true
      try {
        const effectiveAt = fromLocalInput(values.effectiveAt)
        await run({ ...change, expected: preview.data.fingerprint, effectiveAt })
        put(EMPTY)
        setConfirming(false)
        // The undo banner is at the top.
        requestAnimationFrame(() => scrollTo({ top: 0 }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status !== 409) return
        setConfirming(false)
        setOutdated(true)
        await queries.invalidateQueries({ queryKey: PREVIEW_KEY })
      } finally {
        isSent.current = false
      }
    },
  }
}

export type BulkChangeState = ReturnType<typeof useBulkChange>

/** Debounced value; `settle` applies the present one at once. */
function useSettled<Value>(value: Value, delayMs: number): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return { settled, settle: () => setSettled(value) }
}
