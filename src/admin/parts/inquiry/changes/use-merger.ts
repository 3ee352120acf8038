import { useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { showStale } from '../../../kit/write/stale.ts'
import { useApi } from '../../../staff.ts'
import { inquiryQuery } from '../inquiry-queries.ts'
import { readConflict } from './conflict.ts'
import { refreshLists } from './refresh-lists.ts'
import { MERGER_LABELS, type Merger, sendMerger } from './send-merger.ts'

/**
 * Merges or parts inquiries and refreshes what shows them. Null over another person's change: then what stands now is shown, and `again`
 * offered over it. Rejects for any other failure.
 */
export function useMerger() {
  const api = useApi()
  const queries = useQueryClient()
  return async (merger: Merger, again: (into: Inquiry) => void): Promise<InquiryDetail | null> => {
    const { verb, into, ids } = merger
    const { queryKey } = inquiryQuery(api, into.id)
    const refresh = () => refreshLists(queries, [into.id, ...ids])
    try {
      const stored = await sendMerger(queries, api, merger)
      queries.setQueryData(queryKey, stored)
      await refresh()
      return stored
    } catch (error) {
      const conflict = readConflict(error)
      if (!conflict) throw error
      await Promise.all([queries.invalidateQueries({ queryKey }), refresh()])
      showStale(conflict, { label: MERGER_LABELS[verb], run: () => again(conflict.current) })
      return null
    }
  }
}
