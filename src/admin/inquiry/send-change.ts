import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import { perClient } from '../../api/per-client.ts'
import type { StaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import type { InquiryChanges, InquiryDetail } from '../../contract/inquiry-work.ts'
import { inTurn } from '../write/in-turn.ts'
import { readConflict } from './conflict.ts'
import { agreeOn } from './work-fields.ts'

/** A change that was sent, and the version that it began from. */
interface Sent {
  from: number
  changes: InquiryChanges
}

/** What this tab has sent of each request. */
const sentOf = perClient(() => new Map<number, readonly Sent[]>())

/**
 * Stores a change that began from `base`, after what was sent of the request before. One that another person's made stale follows
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
    const own = listSent(queries, id).filter(({ from }) => from >= version)
    return remember(queries, id, { from: version, changes }, () =>
      patch(version).catch((error: unknown) => {
        const conflict = readConflict(error)
        const known = own.map((one) => one.changes)
        if (!conflict || !agreeOn(changes, base, conflict.current, known)) throw error
        return patch(conflict.current.version)
      }),
    )
  })
}

/** Takes a request as it was seen, after what was sent of it before. */
export function sendTake(
  queries: QueryClient,
  api: StaffApi,
  { id, version }: Pick<Inquiry, 'id' | 'version'>,
  me: { id: number } | null,
): Promise<InquiryDetail> {
  const changes = { status: 'processing', ...(me && { assigneeId: me.id }) } as const
  return inTurn(queries, { entity: 'inquiries', id }, (turn) =>
    remember(queries, id, { from: version, changes }, () =>
      turn.sendOverAny(version, () => api.inquiryWork.take({ id })),
    ),
  )
}

/** Keeps what is sent, unless the server certainly stores nothing of it. */
async function remember<Answer>(
  queries: QueryClient,
  id: number,
  sent: Sent,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const all = sentOf(queries)
  all.set(id, [...listSent(queries, id), sent])
  try {
    return await send()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (isRefused) {
      all.set(
        id,
        listSent(queries, id).filter((one) => one !== sent),
      )
    }
    throw error
  }
}

const listSent = (queries: QueryClient, id: number): readonly Sent[] => sentOf(queries).get(id) ?? []
