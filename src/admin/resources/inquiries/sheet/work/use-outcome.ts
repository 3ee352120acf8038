import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../../../contract/inquiries/work.ts'
import { isFree, takeFor, toUndo } from '../../../../../domain/inquiry/status.ts'
import { formatAt } from '../../../../../lib/moments.ts'
import { showToast } from '../../../../../ui/toast/toast-store.ts'
import { toReason } from '../../../../kit/write/failure-messages.ts'
import { inTurn } from '../../../../kit/write/in-turn.ts'
import { hasUnsaved } from '../../../../kit/write/unsaved.ts'
import { endCall } from '../../../../parts/inquiry/changes/calls.ts'
import type { InquiryWork } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import { inquiryQuery } from '../../../../parts/inquiry/inquiry-queries.ts'
import { useMe } from '../../../../parts/inquiry/use-me.ts'
import { fieldsOf, isClosedSince, isSame, leaveOutdated } from '../../../../parts/inquiry/work-fields.ts'
import { serverNow } from '../../../../server-clock.ts'
import { useApi } from '../../../../staff.ts'
import { describeClosed, type Outcome } from '../parts/outcomes.ts'
import type { Turns } from './inquiry-head.tsx'

/**
 * Writes what one press says of an inquiry: note and next call together, by one call of the server; an inquiry that nobody has goes
 * to whoever presses, and is left to a colleague who was faster, whatever else is written; one that she has closed is promised no call. It
 * can be undone, and leads on to the next inquiry, unless she has closed this one, another one is open by then, or something typed is
 * not stored.
 */
export function useOutcome(inquiry: Inquiry, work: InquiryWork, turns: Turns) {
  const api = useApi()
  const queries = useQueryClient()
  const me = useMe()
  const { id } = inquiry
  const open = useOpenId(id)
  /** Writes it over `base`, as it was first seen; `changes` of a former attempt are sent again. `onStored` clears what was typed. */
  const write = async (
    outcome: Outcome,
    onStored: () => void,
    changes = toChanges(outcome, inquiry, me),
    base = inquiry,
  ): Promise<void> => {
    const stored = await work.save(changes, {
      base,
      repeat: (over) => write(outcome, onStored, changes, over),
      instead: (now) => {
        const rest = leaveOutdated(changes, base, now)
        return rest && write(outcome, onStored, rest, base)
      },
    })
    // What was written instead has said so itself, and undoes no more than it did.
    if (!stored) return
    const former = toUndo(base, changes)
    endCall(id)
    onStored()
    const note = stored.notes.findLast(({ text, authorId }) => text === outcome.text && authorId === me?.id)
    const run = () => {
      turns.here()
      void undo(outcome, former, note?.id, stored)
    }
    const isClosed = isClosedSince(inquiry, stored)
    const isUnplanned =
      isClosed && Boolean(outcome.nextContactAt) && !isSame(outcome.nextContactAt, stored.nextContactAt)
    const planned = isUnplanned ? { ...outcome, nextContactAt: undefined } : outcome
    showToast({
      title: `Запрос № ${id}: ${describeOutcome(planned, serverNow())}`,
      ...(isClosed
        ? { description: describeClosed(stored, isUnplanned) }
        : toOwner(stored.assignee, [inquiry.assignee, me])),
      action: { label: 'Вернуть', run },
    })
    if (outcome.leadsOn && !isClosed && turns.next && open.current === id && !hasUnsaved()) turns.next()
  }
  /** Puts back what the press changed, as it was `stored`; only then its note, which stays, says so. */
  const undo = async (
    outcome: Outcome,
    former: InquiryChanges,
    noteId: number | undefined,
    stored: Inquiry,
  ): Promise<void> => {
    const repeat = (over: Inquiry) => undo(outcome, former, noteId, over)
    if (fieldsOf(former).length > 0 && !(await work.save(former, { base: stored, repeat }))) return
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
  return write
}

/** The id of the inquiry that is open when it is asked; null when the sheet is closed. */
function useOpenId(id: number) {
  const open = useRef<number | null>(id)
  useEffect(() => {
    open.current = id
    return () => {
      open.current = null
    }
  }, [id])
  return open
}

/** «не отвечает, звонок завтра в 11:00»; `now` in ms. */
const describeOutcome = ({ label, nextContactAt }: Outcome, now: number) =>
  [label.split(',')[0]?.toLowerCase(), nextContactAt && `звонок ${formatAt(nextContactAt, now)}`]
    .filter(Boolean)
    .join(', ')

/** Says of an inquiry that somebody else has got since it was seen who that is. */
const toOwner = (owner: Inquiry['assignee'], known: readonly ({ id: number } | null)[]) =>
  owner && !known.some((one) => one?.id === owner.id) ? { description: `Ведёт ${owner.name}` } : {}

function toChanges(
  { text, nextContactAt }: Outcome,
  inquiry: Inquiry,
  me: { id: number } | null,
): InquiryChanges {
  return {
    note: text,
    // Sent unchanged it would meet a colleague's new next call.
    ...(nextContactAt === undefined || isSame(nextContactAt, inquiry.nextContactAt) ? {} : { nextContactAt }),
    ...(isFree(inquiry) && me ? takeFor(me.id, inquiry) : {}),
  }
}
