import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import { readTaker } from '../../inquiry/conflict.ts'
import { inquiryQuery } from '../../inquiry/inquiry-queries.ts'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { sendTake } from '../../inquiry/send-change.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { useApi } from '../../staff.ts'
import { putAnswer } from '../../write/put-answer.ts'

/**
 * Takes a request. `shown` has it as taken at once; when another person was faster, or the call fails, that is undone and `refusal`
 * says so.
 */
export function useTake(inquiry: Inquiry) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const { id, version } = inquiry
  const [refusal, setRefusal] = useState<(TakeRefusal & { of: number }) | null>(null)
  /** What was taken, as it was seen then. */
  const [taken, setTaken] = useState<Pick<Inquiry, 'id' | 'version'> | null>(null)
  const key = inquiryQuery(api, id).queryKey
  const take = async (): Promise<boolean> => {
    setRefusal(null)
    setTaken({ id, version })
    try {
      await putAnswer(queries, key, await sendTake(queries, api, inquiry, me))
      void refreshLists(queries, [id])
      return true
    } catch (error) {
      setTaken(null)
      setRefusal({ of: id, taker: readTaker(error), error })
      void queries.invalidateQueries({ queryKey: key })
      void refreshLists(queries, [id])
      return false
    }
  }
  const isTaken = taken?.id === id && taken.version === version
  return {
    take,
    /** The request as it is shown; not as it is stored while it is being taken. */
    shown: isTaken && me ? { ...inquiry, assignee: me, ...toProcessing(inquiry) } : inquiry,
    refusal: refusal?.of === id ? refusal : null,
    dismiss: () => setRefusal(null),
  }
}

/** Why a request could not be taken: another person has it (`taker`), or the call failed. */
export interface TakeRefusal {
  taker: { id: number; name: string } | null
  error: unknown
}

const toProcessing = ({ status }: Inquiry) => (status === 'new' ? ({ status: 'processing' } as const) : {})
