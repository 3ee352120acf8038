import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { InquiryChanges, InquiryDetail } from '../../../contract/inquiry-work.ts'
import { isOpenStatus } from '../../../lib/inquiry-kinds.ts'
import { formatStatus } from '../../../lib/inquiry-labels.ts'
import { Drawer } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { claimTake, toCall, useCall } from '../../inquiry/calls.ts'
import { LostDialog } from '../../inquiry/lost-dialog.tsx'
import { refreshLists } from '../../inquiry/refresh-lists.ts'
import { toUndo } from '../../inquiry/to-undo.ts'
import { useInquiryWork } from '../../inquiry/use-inquiry-work.ts'
import { useMe } from '../../inquiry/use-me.ts'
import { withAssignee } from '../../inquiry/with-assignee.ts'
import { ClientSection, SourceSection } from './client-section.tsx'
import { focusTitle } from './focus-title.ts'
import { MergedNote } from './merged-note.tsx'
import { CORRECT_CLASS } from './own-note.tsx'
import { RelatedSection } from './related-section.tsx'
import { RequestFoot } from './request-foot.tsx'
import { RequestHead, type Turns } from './request-head.tsx'
import { RequestMain } from './request-main.tsx'
import { TakeRefused } from './take-refusal.tsx'
import { useOutcome } from './use-outcome.ts'
import { useRequestKeys } from './use-request-keys.ts'
import { useTake } from './use-take.ts'
import { FinishedWork, WorkSection } from './work-section.tsx'

/** The sheet of a request: what happened on the left, what is agreed on the right; everything by keyboard too. */
export function OpenRequest({ inquiry: stored, detail, turns, onClose }: OpenRequestProps) {
  const queries = useQueryClient()
  const me = useMe()
  const work = useInquiryWork(stored)
  const { take, shown: inquiry, refusal, dismiss } = useTake(stored)
  const [isLosing, setLosing] = useState(false)
  const [isMore, setMore] = useState(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const mergedInto = detail?.mergedInto ?? null
  const isReadOnly = mergedInto !== null || inquiry.erasedAt !== null
  const takeIt = () => {
    if (inquiry.assignee === null) void take()
  }
  const setStatus = async (status: Inquiry['status']) => {
    if (status === inquiry.status) return
    if (status === 'canceled') return setLosing(true)
    await move({ status })
  }
  /** Moves it, which can be undone: `inquiry` is as it was before. Resolves whether it is stored. */
  const move = async (wanted: Pick<InquiryChanges, 'lostReason'> & { status: Inquiry['status'] }) => {
    const changes = withAssignee(wanted, stored, me)
    const undo = toUndo(inquiry, changes)
    if (!(await work.save(changes))) return false
    showToast({
      title: `Запрос № ${inquiry.id}: ${formatStatus(wanted.status)}`,
      action: { label: 'Вернуть', run: () => void work.save(undo) },
    })
    return true
  }
  const lose = async (lostReason: string) => {
    // The sheet says what failed, with its retry beside the status.
    if (!(await move({ status: 'canceled', lostReason }))) void refreshLists(queries, [inquiry.id])
  }
  const outcome = useOutcome(inquiry, work, turns)
  const calledAt = useCall(inquiry.id)
  const isOpen = isOpenStatus(inquiry.status)
  const call = calledAt && me && isOpen ? { at: calledAt, name: me.name } : null
  const takeCalled = useEffectEvent(() => {
    if (!isReadOnly && isOpen && claimTake(inquiry.id)) takeIt()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a call of this request began
  useEffect(() => {
    if (calledAt !== null) takeCalled()
  }, [calledAt, inquiry.id])
  // A button that is gone after it was pressed takes the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what its buttons depend on
  useEffect(() => {
    if (document.activeElement === document.body) focusTitle()
  }, [inquiry.assignee, inquiry.status, inquiry.nextContactAt])
  useRequestKeys(true, {
    c: () => {
      const called = toCall({ ...inquiry, mergedInto })
      if (!called) return
      called.begin()
      window.location.assign(called.href)
    },
    ...(isReadOnly
      ? {}
      : {
          ...toOutcomeKeys(),
          t: takeIt,
          n: () => note.current?.focus(),
          e: () => document.querySelector<HTMLElement>(`dialog[open] .${CORRECT_CLASS}`)?.click(),
          d: () => void setStatus('completed'),
          l: () => void setStatus('canceled'),
        }),
    j: () => turns.next?.(),
    k: () => turns.previous?.(),
  })
  return (
    <Drawer
      open
      size="wide"
      onClose={onClose}
      title={`Запрос № ${inquiry.id}`}
      head={<RequestHead inquiry={inquiry} turns={turns} isReadOnly={isReadOnly} />}
      footer={
        !isReadOnly && (
          <RequestFoot
            inquiry={inquiry}
            work={work}
            onTake={takeIt}
            onStatus={(status) => void setStatus(status)}
          />
        )
      }
    >
      <RequestMain key={inquiry.id} {...{ inquiry, detail, note, isReadOnly, call, work, outcome }} />
      <aside
        key={`side-${inquiry.id}`}
        className={isMore ? 'request-side is-whole' : 'request-side'}
        aria-label="Работа с запросом"
      >
        {refusal && <TakeRefused refusal={refusal} detail={detail} onDismiss={dismiss} />}
        {mergedInto !== null && <MergedNote into={mergedInto} />}
        {!isReadOnly && (
          <WorkSection
            inquiry={inquiry}
            work={work}
            onStatus={(status) => void setStatus(status)}
            onRepeat={outcome.repeat}
          />
        )}
        {inquiry.erasedAt !== null && <FinishedWork inquiry={inquiry} />}
        <ClientSection inquiry={inquiry} detail={detail} work={work} isReadOnly={isReadOnly} />
        <SourceSection inquiry={inquiry} />
        {detail && <RelatedSection detail={detail} />}
        {!isMore && (
          <button type="button" className="request-side__more" onClick={() => setMore(true)}>
            Ещё о клиенте
          </button>
        )}
      </aside>
      <LostDialog open={isLosing} onClose={() => setLosing(false)} onLost={lose} />
    </Drawer>
  )
}

/** The keys 1, 2, 3: buttons of the question how a call ended. */
const toOutcomeKeys = () =>
  Object.fromEntries(
    ['Digit1', 'Digit2', 'Digit3'].map((code, index) => [
      code,
      () => document.querySelectorAll<HTMLElement>('dialog[open] .call-outcome__row button')[index]?.click(),
    ]),
  )

interface OpenRequestProps {
  inquiry: Inquiry
  /** Undefined while it loads. */
  detail: InquiryDetail | undefined
  turns: Turns
  onClose: () => void
}
