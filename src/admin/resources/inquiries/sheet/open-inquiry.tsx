import { useEffect, useRef, useState } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { isOpenStatus } from '../../../../domain/inquiry/kinds.ts'
import { isOnlyRead, listSteps } from '../../../../domain/inquiry/status.ts'
import { Drawer } from '../../../../ui/dialog.tsx'
import { isFocusLost } from '../../../kit/write/focus.ts'
import { openCall } from '../../../kit/write/unsaved.ts'
import { toCall, useBeginCall, useCall } from '../../../parts/inquiry/changes/calls.ts'
import { LostDialog } from '../../../parts/inquiry/changes/lost-dialog.tsx'
import { useInquiryWork } from '../../../parts/inquiry/changes/use-inquiry-work.ts'
import { useTake } from '../../../parts/inquiry/changes/use-take.ts'
import { useMe } from '../../../parts/inquiry/use-me.ts'
import { InquiryFoot } from './inquiry-foot.tsx'
import { InquiryMain } from './inquiry-main.tsx'
import { InquirySide } from './inquiry-side.tsx'
import { focusTitle } from './parts/focus-title.ts'
import { InquiryHead, type Turns } from './work/inquiry-head.tsx'
import { useInquiryKeys, useLeftLists } from './work/use-inquiry-keys.ts'
import { useOutcome } from './work/use-outcome.ts'
import { useStatus } from './work/use-status.ts'

/** The sheet of an inquiry: what happened on the left, what is agreed on the right; everything by keyboard too. */
export function OpenInquiry({ inquiry: stored, detail, turns, onClose }: OpenInquiryProps) {
  const me = useMe()
  const work = useInquiryWork(stored)
  const taking = useTake(stored)
  const { shown: inquiry } = taking
  const { setStatus, losing } = useStatus(stored, inquiry, work)
  const write = useOutcome(inquiry, work, turns)
  const beginCall = useBeginCall()
  const calledAt = useCall(inquiry.id)
  const [isWhole, setWhole] = useState(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const mergedInto = detail?.mergedInto ?? null
  const isReadOnly = isOnlyRead({ ...inquiry, mergedInto })
  const steps = isReadOnly ? null : listSteps(inquiry)
  const call = calledAt && me && isOpenStatus(inquiry.status) ? { at: calledAt, name: me.name } : null
  useInquiryKeys({
    c: () => {
      const href = toCall({ ...inquiry, mergedInto })
      if (href === null) return
      beginCall(inquiry)
      openCall(href)
    },
    ...(!isReadOnly && { n: () => note.current?.focus() }),
    ...(steps?.has('take') && { t: taking.take }),
    ...(steps?.has('lose') && { l: () => setStatus('canceled') }),
    ...(steps?.has('finish') && { d: () => setStatus('completed') }),
    j: () => turns.next?.(),
    k: () => turns.previous?.(),
  })
  useLeftLists()
  // What is gone, by a press or by a colleague's change, takes the focus with it.
  useEffect(() => {
    if (isFocusLost()) focusTitle()
  })
  return (
    <Drawer
      open
      size="wide"
      onClose={onClose}
      title={`Запрос № ${inquiry.id}`}
      head={<InquiryHead inquiry={inquiry} turns={turns} isReadOnly={isReadOnly} />}
      footer={
        steps && (
          <InquiryFoot
            inquiry={inquiry}
            steps={steps}
            work={work}
            onTake={taking.take}
            onStatus={setStatus}
          />
        )
      }
    >
      <InquiryMain
        key={inquiry.id}
        inquiry={inquiry}
        detail={detail}
        note={note}
        isReadOnly={isReadOnly}
        call={call}
        work={work}
        write={write}
      />
      <InquirySide
        key={`side-${inquiry.id}`}
        inquiry={inquiry}
        detail={detail}
        work={work}
        isReadOnly={isReadOnly}
        taking={taking}
        isWhole={isWhole}
        onStatus={setStatus}
        onWhole={() => setWhole(true)}
      />
      <LostDialog {...losing} />
    </Drawer>
  )
}

interface OpenInquiryProps {
  inquiry: Inquiry
  /** Undefined while it loads. */
  detail: InquiryDetail | undefined
  turns: Turns
  onClose: () => void
}
