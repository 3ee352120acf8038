import type { QueryClient } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { inTurn } from '../../../kit/write/in-turn.ts'
import { agreeOn } from '../work-fields.ts'
import { readConflict } from './conflict.ts'
import { listOwn } from './sent-changes.ts'

/** Inquiries that are merged into one, or parted from it. */
export interface Merger {
  verb: 'merge' | 'unmerge'
  /** As it was seen. */
  into: Inquiry
  ids: readonly number[]
}

/** What staff press. */
export const MERGER_LABELS: Readonly<Record<Merger['verb'], string>> = {
  merge: 'Объединить',
  unmerge: 'Разъединить',
}

/**
 * Merges or parts inquiries over the version of `into` that was seen, after what was sent of it before. Another person's change of what
 * merging does not touch is passed over; else rejects with the 409.
 */
export function sendMerger(
  queries: QueryClient,
  api: StaffApi,
  { verb, into, ids }: Merger,
): Promise<InquiryDetail> {
  const { id, version } = into
  return inTurn(queries, { entity: 'inquiries', id }, (turn) => {
    const send = (seen: number) =>
      turn.send({ version: seen }, (options) => api.inquiryWork[verb]({ into: id, ids: [...ids] }, options))
    const own = listOwn(queries, into)
    return send(version).catch((error: unknown) => {
      const current = readConflict(error)?.current
      if (!current || current.doNotContact !== into.doNotContact) throw error
      const { status, nextContactAt, phone, spam } = into
      const touched = { status, nextContactAt, phone, spam, assigneeId: into.assignee?.id ?? null }
      if (!agreeOn(touched, into, current, own)) throw error
      return send(current.version)
    })
  })
}
