import type { QueryClient } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { InquiryChanges } from '../../../contract/inquiry-work.ts'
import { pastVerb } from '../../../lib/past-verb.ts'
import { readConflict } from '../../inquiry/conflict.ts'
import { sendChange } from '../../inquiry/send-change.ts'
import { toUndo } from '../../inquiry/to-undo.ts'
import { toReason } from '../../write/failure-messages.ts'

/** Calls under way at the same time. */
const AT_ONCE = 4

/** One change of a request, as the list shows it now. */
export interface Job {
  inquiry: Inquiry
  changes: InquiryChanges
}

export interface Outcome {
  /** What was stored, and how it was before. */
  stored: { before: Inquiry; after: Inquiry; changes: InquiryChanges }[]
  failures: { id: number; reason: string }[]
}

/**
 * Stores changes of several requests, each by itself, so that one that fails leaves the others alone. Ends early at the signal;
 * what was not begun is in neither list.
 */
export async function changeMany(
  queries: QueryClient,
  api: StaffApi,
  jobs: readonly Job[],
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<Outcome> {
  const outcome: Outcome = { stored: [], failures: [] }
  const waiting = [...jobs]
  async function work(): Promise<void> {
    for (let job = waiting.shift(); job && !signal.aborted; job = waiting.shift()) {
      const { inquiry, changes } = job
      try {
        const after = await sendChange(queries, api, changes, inquiry)
        outcome.stored.push({ before: inquiry, after, changes })
      } catch (error) {
        outcome.failures.push({ id: inquiry.id, reason: toWords(error) })
      }
      onProgress(outcome.stored.length + outcome.failures.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  outcome.failures.sort((one, other) => one.id - other.id)
  return outcome
}

function toWords(error: unknown): string {
  const conflict = readConflict(error)
  if (!conflict) return toReason(error).replace(/\.$/, '')
  return `уже ${pastVerb(conflict.changedBy, 'изменил')} ${conflict.changedBy}`
}

/** The changes that bring everything back. */
export function listUndos({ stored }: Outcome): Job[] {
  return stored.map(({ before, after, changes }) => ({ inquiry: after, changes: toUndo(before, changes) }))
}
