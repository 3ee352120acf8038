import type { QueryClient } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges, InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { takeFor } from '../../../../domain/inquiry/status.ts'
import { inTurn } from '../../../kit/write/in-turn.ts'
import { agreeOn } from '../work-fields.ts'
import { readConflict } from './conflict.ts'
import { listOwn, remember } from './sent-changes.ts'

/**
 * Stores a change that began from `base`, after what was sent of the inquiry before. One that another person's made stale follows
 * unasked when theirs touched other fields; else rejects with the 409.
 */
export function sendChange(
  queries: QueryClient,
  api: StaffApi,
  changes: InquiryChanges,
  base: Inquiry,
): Promise<InquiryDetail> {
  const { id, version } = base
  return inTurn(queries, { entity: 'inquiries', id }, (turn) => {
    const patch = (seen: number) =>
      turn.send({ version: seen }, (options) => api.inquiryWork.update({ id, ...changes }, options))
    // What it finds there of its own is no other person's change, even where the answer to an earlier one was lost.
    const own = listOwn(queries, base)
    return remember(queries, [{ id, from: version, changes }], () =>
      patch(version).catch((error: unknown) => {
        const conflict = readConflict(error)
        if (!conflict || !agreeOn(changes, base, conflict.current, own)) throw error
        return patch(conflict.current.version)
      }),
    )
  })
}

/** Takes an inquiry as it was seen, after what was sent of it before. */
export function sendTake(
  queries: QueryClient,
  api: StaffApi,
  { id, version, status }: Pick<Inquiry, 'id' | 'version' | 'status'>,
  me: { id: number } | null,
): Promise<InquiryDetail> {
  const changes = me ? takeFor(me.id, { status }) : {}
  return inTurn(queries, { entity: 'inquiries', id }, (turn) =>
    remember(queries, [{ id, from: version, changes }], () =>
      turn.sendOverAny(version, () => api.inquiryWork.take({ id })),
    ),
  )
}
