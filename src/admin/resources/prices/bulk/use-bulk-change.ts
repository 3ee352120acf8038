import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../../../api/error.ts'
import { countBulk } from '../../../../domain/price/bulk-figures.ts'
import { fromLocalInput } from '../../../../lib/moments.ts'
import { manufacturersQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { bulkPreviewQuery, renewPreviews } from '../parts/queries.ts'
import { type BulkValues, EMPTY, toChange } from './bulk-values.ts'
import { useBulkValues } from './use-bulk-values.ts'
import { useSendBulk } from './use-send-bulk.ts'

/** State of a bulk change: values, preview, confirmation, and execution of exactly that preview (fingerprint). */
export function useBulkChange() {
  const api = useApi()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  /** Submitted while the preview was loading: the confirmation opens once it is loaded. */
  const [isWanted, setWanted] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  /** Against double clicks: the second one comes before the re-render. */
  const isSent = useRef(false)
  const { settled, settle, check, ...typed } = useBulkValues()
  const { values, change } = typed
  const { preview, figures } = usePreview(settled)
  const isFresh = settled === values && !preview.isPlaceholderData && !preview.isFetching && !preview.isError
  const { data: manufacturers } = useQuery(manufacturersQuery(api))
  const { run, isRunning, error: failure, clear } = useSendBulk()

  useEffect(() => {
    if (!isWanted || !(isFresh || preview.isError)) return
    setWanted(false)
    if (isFresh && preview.data && preview.data.count > 0) setConfirming(true)
  }, [isWanted, isFresh, preview.isError, preview.data])

  const put = (next: BulkValues) => {
    typed.put(next)
    setWanted(false)
    setOutdated(false)
  }
  /** Somebody has changed prices or products: what was shown is shown anew. */
  const renew = useCallback(async () => {
    setConfirming(false)
    setOutdated(true)
    await renewPreviews(queries)
  }, [queries])
  return {
    ...typed,
    put,
    preview,
    /** What is to be known of the preview; zeros without one. */
    figures,
    renew,
    isFresh,
    isOutdated,
    isConfirming,
    isRunning,
    /** Error of the last execution; null without. */
    failure,
    manufacturer: manufacturers?.find(({ id }) => id === values.manufacturerId)?.name ?? null,
    /** Opens the confirmation, when the preview is loaded, or shows what is missing. */
    submit() {
      if (!check()) return
      settle()
      setWanted(true)
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
        if (error.status === 409) await renew()
      } finally {
        isSent.current = false
      }
    },
  }
}

/** The preview of these values, and what is to be known of it. */
function usePreview(values: BulkValues) {
  const preview = useQuery({
    ...bulkPreviewQuery(useApi(), toChange(values)),
    placeholderData: keepPreviousData,
  })
  const { data } = preview
  const figures = useMemo(
    () => (data && 'figures' in data ? data.figures : countBulk(data?.rows ?? [])),
    [data],
  )
  return { preview, figures }
}

export type BulkChangeState = ReturnType<typeof useBulkChange>
