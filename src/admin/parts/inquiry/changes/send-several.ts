import type { QueryClient } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import { isPassing, readVerdict } from '../../../../api/verdict.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { Changed, SeveralChanges } from '../../../../contract/inquiries/work.ts'
import { MAX_CHOSEN } from '../../../../domain/inquiry/kinds.ts'
import { namePerson } from '../../../../domain/inquiry/status.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { inTurnOfAll } from '../../../kit/write/in-turn.ts'
import { agreeOn } from '../work-fields.ts'
import { listOwn, remember } from './sent-changes.ts'

/** Where several inquiries are changed from. */
export interface Desk {
  queries: QueryClient
  api: StaffApi
  /** Who gets those that nobody has. */
  me: { id: number } | null
}

/** What became of one inquiry; `isUnknown` when no answer has told. */
export interface Result extends Changed {
  isUnknown?: boolean
}

/** What became of each inquiry; `undos` are the ways back that are open now. */
export interface Answer {
  results: readonly Result[]
  undos: readonly Undo[]
}

/** A change of several inquiries that can be taken back. */
export interface Undo {
  undo: string
  ids: readonly number[]
}

/**
 * Changes several inquiries alike by one call, over the versions that were seen, after what was sent of them before. Those that another
 * person's change made stale follow unasked when theirs touched other fields. Never rejects.
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
      const all = namePerson(changes, seen, desk.me?.id)
      return current && agreeOn(all, seen, current, own.get(seen.id) ?? []) ? [current] : []
    })
    if (agreed.length === 0) return first
    const second = await post(desk, agreed, changes)
    const later = new Map(second.results.map((one) => [one.id, one]))
    return {
      results: first.results.map((one) => later.get(one.id) ?? one),
      undos: [...first.undos, ...second.undos],
    }
  })
}

/** Puts back what one change of several inquiries has made of them; one that may be tried again stays a way back. Never rejects. */
export function sendUndo({ queries, api }: Desk, undo: Undo): Promise<Answer> {
  const records = undo.ids.map((id) => toRecord({ id }))
  const send = async () => {
    const { results } = await untilAnswered(() => api.inquiryWork.undoSeveral({ undo: undo.undo }))
    return { results, undos: [] }
  }
  return inTurnOfAll(queries, records, () =>
    toAnswer(undo.ids, send, (error) => (isPassing(error) ? [undo] : [])),
  )
}

const toRecord = ({ id }: { id: number }) => ({ entity: 'inquiries', id }) as const

function post(
  { queries, api, me }: Desk,
  seen: readonly Inquiry[],
  changes: SeveralChanges,
): Promise<Answer> {
  const ids = seen.map(({ id }) => id)
  const versions = Object.fromEntries(seen.map(({ id, version }) => [id, version]))
  const sent = seen.map((one) => ({
    id: one.id,
    from: one.version,
    changes: namePerson(changes, one, me?.id),
  }))
  return toAnswer(ids, async () => {
    const { results, undo } = await remember(
      queries,
      sent,
      () => untilAnswered(() => api.inquiryWork.changeSeveral({ ids, changes, versions })),
      (answer) => answer.results.filter(({ status }) => status !== 200).map(({ id }) => id),
    )
    const changed = results.filter(({ status }) => status === 200).map(({ id }) => id)
    return { results, undos: undo === null ? [] : [{ undo, ids: changed }] }
  })
}

/** The answer to a call about these inquiries; one that failed says why of each of them. */
async function toAnswer(
  ids: readonly number[],
  send: () => Promise<Answer>,
  listUndos: (error: unknown) => readonly Undo[] = () => [],
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const why = { message: toReason(error), isUnknown: readVerdict(error) === 'unknown' }
    return { results: ids.map((id) => ({ id, status: 0, version: null, ...why })), undos: listUndos(error) }
  }
}

/**
 * Sends a call once more when its answer did not come: under the same key (`repeatable`), so that the server, if it has done it, answers
 * as before instead of refusing its own change.
 */
const untilAnswered = <Result>(send: () => Promise<Result>): Promise<Result> =>
  send().catch((error: unknown) => {
    if (readVerdict(error) !== 'unknown') throw error
    return send()
  })

/** The inquiries as they are now; those that stand in no list are left out. */
const readPresent = (api: StaffApi, inquiries: readonly Inquiry[]): Promise<Inquiry[]> =>
  api.adminInquiries.list({ ids: inquiries.map(({ id }) => id).join(','), limit: MAX_CHOSEN })
