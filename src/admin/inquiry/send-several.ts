import type { QueryClient } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'
import type { Inquiry } from '../../contract/inquiries.ts'
import type { Changed, SeveralChanges } from '../../contract/inquiry-work.ts'
import { MAX_CHOSEN } from '../../lib/inquiry-kinds.ts'
import { inTurnOfAll } from '../write/in-turn.ts'
import { listOwn, remember } from './sent-changes.ts'
import { withAssignee } from './with-assignee.ts'
import { agreeOn } from './work-fields.ts'

/** Where several requests are changed from. */
export interface Desk {
  queries: QueryClient
  api: StaffApi
  /** Who gets those that nobody has. */
  me: { id: number } | null
}

/** What became of each request; `undo` brings back those that it names. */
export interface Answer {
  results: readonly Changed[]
  undos: readonly Undo[]
}

/** A change of several requests that can be taken back. */
export interface Undo {
  undo: string
  ids: readonly number[]
}

/**
 * Changes several requests alike by one call, over the versions that were seen, after what was sent of them before. Those that another
 * person's change made stale follow unasked when theirs touched other fields.
 */
export function sendSeveral(
  desk: Desk,
  inquiries: readonly Inquiry[],
  changes: SeveralChanges,
): Promise<Answer> {
  return inTurnOfAll(desk.queries, inquiries.map(toRecord), async () => {
    const own = new Map(inquiries.map((one) => [one.id, listOwn(desk.queries, one)]))
    const first = await post(desk, inquiries, changes)
    const stale = inquiries.filter(({ id }) =>
      first.results.some((one) => one.id === id && one.status === 409),
    )
    if (stale.length === 0) return first
    const now = await readPresent(desk.api, stale).catch(() => [])
    const agreed = stale.flatMap((seen) => {
      const current = now.find(({ id }) => id === seen.id)
      const all = withAssignee(changes, seen, desk.me)
      return current && agreeOn(all, seen, current, own.get(seen.id) ?? []) ? [current] : []
    })
    const second = agreed.length === 0 ? null : await post(desk, agreed, changes).catch(() => null)
    if (!second) return first
    const later = new Map(second.results.map((one) => [one.id, one]))
    return {
      results: first.results.map((one) => later.get(one.id) ?? one),
      undos: [...first.undos, ...second.undos],
    }
  })
}

/** Puts back what one change of several requests has made of them. */
export function sendUndo({ queries, api }: Desk, { undo, ids }: Undo): Promise<Answer> {
  return inTurnOfAll(
    queries,
    ids.map((id) => toRecord({ id })),
    async () => ({ results: (await api.inquiryWork.undoSeveral({ undo })).results, undos: [] }),
  )
}

const toRecord = ({ id }: { id: number }) => ({ entity: 'inquiries', id }) as const

async function post(
  { queries, api, me }: Desk,
  seen: readonly Inquiry[],
  changes: SeveralChanges,
): Promise<Answer> {
  const ids = seen.map(({ id }) => id)
  const versions = Object.fromEntries(seen.map(({ id, version }) => [id, version]))
  const sent = seen.map((one) => ({
    ...{ id: one.id, from: one.version },
    changes: withAssignee(changes, one, me),
  }))
  const { results, undo } = await remember(
    queries,
    sent,
    () => api.inquiryWork.changeSeveral({ ids, changes, versions }),
    (answer) => answer.results.filter(({ status }) => status !== 200).map(({ id }) => id),
  )
  const changed = results.filter(({ status }) => status === 200).map(({ id }) => id)
  return { results, undos: undo === null ? [] : [{ undo, ids: changed }] }
}

/** The requests as they are now; those that stand in no list are left out. */
const readPresent = (api: StaffApi, inquiries: readonly Inquiry[]): Promise<Inquiry[]> =>
  api.adminInquiries.list({ ids: inquiries.map(({ id }) => id).join(','), limit: MAX_CHOSEN })
