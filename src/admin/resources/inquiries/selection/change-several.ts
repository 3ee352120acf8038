import type { StaffApi } from '../../../../api/staff.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { SeveralChanges } from '../../../../contract/inquiries/work.ts'
import { MAX_CHOSEN } from '../../../../domain/inquiry/kinds.ts'
import { planSeveral } from '../../../../domain/inquiry/status.ts'
import { lowerFirst } from '../../../../lib/text/lower-first.ts'
import { pastVerb } from '../../../../lib/text/past-verb.ts'
import {
  type Answer,
  type Desk,
  type Result,
  sendSeveral,
  sendUndo,
  type Undo,
} from '../../../parts/inquiry/changes/send-several.ts'
import { NAMED, type Outcome } from './outcome-words.ts'

/** One call of the server, and the inquiries that it is about. */
export interface Call {
  ids: readonly number[]
  send: () => Promise<Answer>
}

/** The calls that change these inquiries, as the list shows them now, alike. */
export function toCalls(desk: Desk, inquiries: readonly Inquiry[], changes: SeveralChanges): Call[] {
  return planSeveral(changes, inquiries).flatMap((planned) =>
    inParts(planned.inquiries).map((part) => ({
      ids: part.map(({ id }) => id),
      send: () => sendSeveral(desk, part, planned.changes),
    })),
  )
}

/** The calls that bring everything back. */
export function toUndoCalls(desk: Desk, undos: readonly Undo[]): Call[] {
  return undos.map((one) => ({ ids: one.ids, send: () => sendUndo(desk, one) }))
}

/**
 * Sends one call after another. One that fails leaves the others alone. Ends early at the signal; what was not begun is neither changed
 * nor failed.
 */
export async function sendAll(
  { api }: Desk,
  calls: readonly Call[],
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<Outcome & { undos: readonly Undo[] }> {
  const results: Result[] = []
  const undos: Undo[] = []
  for (const { send } of calls) {
    if (signal.aborted) break
    const answer = await send()
    results.push(...answer.results)
    undos.push(...answer.undos)
    onProgress(results.length)
  }
  const others = results.filter(({ status }) => status !== 200).sort((one, other) => one.id - other.id)
  const explain = (some: readonly Result[]) =>
    Promise.all(
      some.map(async (one, place) => ({ id: one.id, reason: await findReason(api, one, place < NAMED) })),
    )
  return {
    all: calls.flatMap(({ ids }) => ids).length,
    changed: results.filter(({ status }) => status === 200).map(({ id }) => id),
    failures: await explain(others.filter(({ isUnknown }) => !isUnknown)),
    unknown: await explain(others.filter(({ isUnknown }) => isUnknown)),
    undos,
  }
}

/** Why an inquiry was not changed; who was faster is asked for only where he is named. */
async function findReason(
  api: StaffApi,
  { id, status, message = '' }: Result,
  isNamed: boolean,
): Promise<string> {
  const colleague = isNamed && status === 409 ? await findColleague(api, id).catch(() => null) : null
  if (colleague === null) return lowerFirst(message).replace(/\.$/, '')
  return `уже ${pastVerb(colleague, 'изменил')} ${colleague}`
}

/** Who has changed an inquiry last; null for one that nobody changes any more, which the server says itself. */
async function findColleague(api: StaffApi, id: number): Promise<string | null> {
  const { mergedInto, erasedAt, history } = await api.adminInquiries.byId({ id })
  if (mergedInto !== null || erasedAt !== null) return null
  const last = history.findLast(({ changes }) => changes.some(({ field }) => field !== 'notes'))
  return last?.actor ?? null
}

function inParts(inquiries: readonly Inquiry[]): Inquiry[][] {
  const count = Math.ceil(inquiries.length / MAX_CHOSEN)
  return Array.from({ length: count }, (_, part) =>
    inquiries.slice(part * MAX_CHOSEN, (part + 1) * MAX_CHOSEN),
  )
}
