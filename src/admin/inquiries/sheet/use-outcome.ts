import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { InquiryChanges } from '../../../contract/inquiry-work.ts'
import { OPEN_STATUSES } from '../../../lib/inquiry-kinds.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { endCall } from '../../inquiry/calls.ts'
import { inquiryQuery } from '../../inquiry/inquiry-queries.ts'
import type { InquiryWork } from '../../inquiry/use-inquiry-work.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { useApi } from '../../staff.ts'
import { toReason } from '../../write/failure-messages.ts'
import { inTurn } from '../../write/in-turn.ts'
import { clearUnsaved } from '../../write/unsaved.ts'
import { formatAt, type Outcome } from './outcomes.ts'
import type { Turns } from './request-head.tsx'

/**
 * Writes what one press says of a request: note and next call together, by one call of the server; a request that nobody has goes
 * to whoever presses. It can be undone, and leads on to the next request.
 */
export function useOutcome(inquiry: Inquiry, work: InquiryWork, turns: Turns) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const last = useRef<Outcome | null>(null)
  const { id, status, assignee, nextContactAt } = inquiry
  /** Writes it, by default as it is; `changes` of a former attempt are sent again. Resolves whether it is stored. */
  const write = async (outcome: Outcome, changes = toChanges(outcome, inquiry, me)): Promise<boolean> => {
    last.current = outcome
    if (!(await work.save(changes))) return false
    endCall(id)
    const note = queries
      .getQueryData(inquiryQuery(api, id).queryKey)
      ?.notes.findLast(({ text, authorId }) => text === outcome.text && authorId === me?.id)
    showToast({
      title: `Запрос № ${id}: ${outcome.label.split(',')[0]?.toLowerCase()}${
        outcome.nextContactAt ? `, звонок ${formatAt(outcome.nextContactAt, Date.now())}` : ''
      }`,
      action: { label: 'Вернуть', run: () => void undo(outcome, changes, note?.id) },
    })
    if (outcome.leadsOn && turns.next) {
      clearUnsaved()
      turns.next()
    }
    return true
  }
  /** Puts back what the press changed; its note stays, and says so. */
  const undo = async (outcome: Outcome, changes: InquiryChanges, noteId: number | undefined) => {
    turns.here()
    await work.save({
      nextContactAt,
      ...(changes.assigneeId === undefined ? {} : { assigneeId: assignee?.id ?? null, status }),
    })
    if (noteId === undefined) return
    try {
      const text = `Отменено: ${outcome.text}`
      await inTurn(queries, { entity: 'inquiries', id }, () =>
        api.inquiryWork.correctNote({ id, noteId, text }),
      )
    } catch (error) {
      showToast({ title: 'Заметка не исправлена', description: toReason(error), tone: 'bad' })
    }
    await queries.invalidateQueries({ queryKey: inquiryQuery(api, id).queryKey })
  }
  return {
    write,
    /** Sends again what was not stored. */
    repeat: (changes: InquiryChanges) => (last.current ? write(last.current, changes) : work.save(changes)),
  }
}

function toChanges(
  { text, nextContactAt }: Outcome,
  inquiry: Inquiry,
  me: { id: number } | null,
): InquiryChanges {
  const { status, assignee } = inquiry
  const isFree = assignee === null && OPEN_STATUSES.some((open) => open === status)
  return {
    note: text,
    // Also unchanged: how the save went is shown at this field.
    nextContactAt: nextContactAt === undefined ? inquiry.nextContactAt : nextContactAt,
    ...(isFree && me ? { assigneeId: me.id, status: 'processing' } : {}),
  }
}
