import { type RefObject, useRef } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { toCart } from '../../../../domain/inquiry/subject.ts'
import { lowerFirst } from '../../../../lib/text/lower-first.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { Note } from '../../../../ui/note.tsx'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import type { InquiryWork } from '../../../parts/inquiry/changes/use-inquiry-work.ts'
import { toAnswers } from '../../../parts/inquiry/wizard-answers.ts'
import { toOwnWords } from '../../../parts/inquiry/wizard-message.ts'
import { CartLines } from './facts/cart-lines.tsx'
import { OfferBlock } from './facts/offer-block.tsx'
import { ProductLink } from './facts/product-link.tsx'
import { Block } from './parts/block.tsx'
import type { Call, Outcome } from './parts/outcomes.ts'
import { Pair } from './parts/pair.tsx'
import { Timeline } from './timeline/timeline-view.tsx'
import { CallCard } from './work/call-card.tsx'
import { CallOutcome } from './work/call-outcome.tsx'
import { NoteForm } from './work/note-form.tsx'
import type { NoteDraft } from './work/use-draft.ts'
import type { useOutcome } from './work/use-outcome.ts'

/** The left of the sheet: the client with a large phone link, what he asks for, and what happened. */
export function InquiryMain({ inquiry, detail, note, isReadOnly, call, work, write }: InquiryMainProps) {
  const draft = useRef<NoteDraft>(null)
  const onOutcome = (said: Outcome) => {
    const typed = draft.current?.take()
    const text = typed?.note ? `${typed.note}\n${said.text}` : said.text
    void write({ ...said, text }, () => typed?.clear())
  }
  const answers = toAnswers(inquiry.wizardData)
  const cart = toCart(inquiry)
  // Of a message that repeats cart or answers only the visitor's own words are shown: the rest is below.
  const message = cart ? cart.comment : toOwnWords(inquiry)
  // All other types are derived from the service, which would be repeated.
  const subject = inquiry.type === 'other' ? inquiry.service : null
  return (
    <div className="inquiry-main">
      <CallCard inquiry={{ ...inquiry, mergedInto: detail?.mergedInto ?? null }} />
      {call && !isReadOnly && <CallOutcome inquiry={inquiry} call={call} onOutcome={onOutcome} />}
      {inquiry.spam && inquiry.spamReason && (
        <Note tone="warn">
          <span>Похоже на спам: {lowerFirst(inquiry.spamReason)}</span>
        </Note>
      )}
      <OfferBlock wizardData={inquiry.wizardData} />
      {(inquiry.productName || subject) && (
        <dl className="pairs">
          {inquiry.productName && (
            <Pair label="Товар">
              <ProductLink name={inquiry.productName} />
            </Pair>
          )}
          {subject && <Pair label="Тема">{subject}</Pair>}
        </dl>
      )}
      {message && (
        <Block title={cart ? 'Комментарий' : 'Сообщение'}>
          <p className="quote">{message}</p>
        </Block>
      )}
      {cart && (
        <Block title="Корзина">
          <CartLines cart={cart} />
        </Block>
      )}
      <Block className="inquiry-later" title="Что было" end={detail && formatCount(detail)}>
        {!isReadOnly && (
          <NoteForm
            inquiry={inquiry}
            call={call}
            work={work}
            draft={draft}
            onOutcome={onOutcome}
            field={note}
          />
        )}
        {detail ? <Timeline detail={detail} isReadOnly={isReadOnly} /> : <TableSkeleton />}
      </Block>
      {answers.length > 0 && (
        <Block className="inquiry-later" title="Ответы из подбора">
          <dl className="pairs">
            {answers.map(({ label, value }) => (
              <Pair key={label} label={label}>
                {value}
              </Pair>
            ))}
          </dl>
        </Block>
      )}
    </div>
  )
}

function formatCount({ history, notes }: InquiryDetail): string {
  const count = history.length + notes.length
  return `${count} ${plural(count, ['запись', 'записи', 'записей'])}`
}

interface InquiryMainProps {
  inquiry: Inquiry
  /** Undefined while it loads. */
  detail: InquiryDetail | undefined
  /** The field of the note, which `N` focuses. */
  note: RefObject<HTMLTextAreaElement | null>
  isReadOnly: boolean
  /** A call whose outcome is not written yet. */
  call: Call | null
  work: InquiryWork
  /** Writes an outcome. */
  write: ReturnType<typeof useOutcome>
}
