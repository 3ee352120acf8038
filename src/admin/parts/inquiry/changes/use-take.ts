import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { takeFor } from '../../../../domain/inquiry/status.ts'
import { useApi } from '../../../staff.ts'
import { useMe } from '../use-me.ts'
import { type TakeRefusal, takeInquiry, takesOf } from './takes.ts'

/**
 * Takes an inquiry. `shown` has it as taken at once; when another person was faster, or the call fails, that is undone and `refusal`
 * says so, also of a take that a call began before the sheet was open.
 */
export function useTake(inquiry: Inquiry) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const { id, version } = inquiry
  const takes = takesOf(queries)
  const take = useSyncExternalStore(takes.subscribe, () => takes.get(id))
  useEffect(() => takes.forgetRefusals, [takes])
  const isTaken = take !== null && 'version' in take && take.version === version
  return {
    take: () => void takeInquiry(queries, api, inquiry),
    /** The inquiry as it is shown; not as it is stored while it is being taken. */
    shown: isTaken && me ? { ...inquiry, assignee: me, status: takeFor(me.id, inquiry).status } : inquiry,
    refusal: take !== null && 'refusal' in take && isTrue(take.refusal, inquiry) ? take.refusal : null,
    dismiss: () => takes.put(id, null),
  }
}

/** A call that failed says nothing more of an inquiry that somebody has got by then. */
const isTrue = ({ taker }: TakeRefusal, { assignee }: Inquiry) => taker !== null || assignee === null
