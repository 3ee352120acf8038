import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { readTaker } from '../../inquiry/conflict.ts'
import { inquiryQuery } from '../../inquiry/inquiry-queries.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { useApi } from '../../staff.ts'

/**
 * Takes a request. It is shown as taken at once; when another person was faster, or the call fails, that is undone and `refusal`
 * says so.
 */
export function useTake(id: number) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const [refusal, setRefusal] = useState<(TakeRefusal & { of: number }) | null>(null)
  const key = inquiryQuery(api, id).queryKey
  const take = async (): Promise<boolean> => {
    const before = queries.getQueryData(key)
    setRefusal(null)
    if (before && me) queries.setQueryData(key, { ...before, assignee: me, ...toProcessing(before) })
    try {
      queries.setQueryData(key, await api.inquiryWork.take({ id }))
      void refreshLists(queries, [id])
      return true
    } catch (error) {
      if (before) queries.setQueryData(key, before)
      setRefusal({ of: id, taker: readTaker(error), error })
      void queries.invalidateQueries({ queryKey: key })
      void refreshLists(queries, [id])
      return false
    }
  }
  return { take, refusal: refusal?.of === id ? refusal : null, dismiss: () => setRefusal(null) }
}

/** Why a request could not be taken: another person has it (`taker`), or the call failed. */
export interface TakeRefusal {
  taker: { id: number; name: string } | null
  error: unknown
}

const toProcessing = ({ status }: InquiryDetail) =>
  status === 'new' ? ({ status: 'processing' } as const) : {}
