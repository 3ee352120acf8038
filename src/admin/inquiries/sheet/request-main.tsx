import type { ReactNode, Ref } from 'react'
import type { Inquiry } from '../../../contract/inquiries.ts'
import type { InquiryDetail } from '../../../contract/inquiry-work.ts'
import { formatDate } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { toCart } from '../../inquiry/inquiry-subject.ts'
import { formatPhone, toCallAddress } from '../../inquiry/phone.ts'
import { toAnswers } from '../../inquiry/wizard-answers.ts'
import { TableSkeleton } from '../../table/table-skeleton.tsx'
import { CartLines } from './cart-lines.tsx'
import { NoteForm } from './note-form.tsx'
import { Pair } from './pair.tsx'
import { ProductLink } from './product-link.tsx'
import { Timeline } from './timeline-view.tsx'

/** The left of the sheet: the client with a large phone link, what he asks for, and what happened. */
export function RequestMain({ inquiry, detail, note }: RequestMainProps) {
  const answers = toAnswers(inquiry.wizardData)
  const cart = toCart(inquiry)
  // Of a cart's message only the comment is shown: its items are in the table below.
  const message = cart ? cart.comment : inquiry.message
  // All other types are derived from the service, which would be repeated.
  const subject = inquiry.type === 'other' ? inquiry.service : null
  return (
    <div className="request-main">
      <CallCard inquiry={inquiry} />
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
      <Block title="Что было" end={detail && formatCount(detail)}>
        {inquiry.erasedAt === null && <NoteForm id={inquiry.id} field={note} />}
        {detail ? <Timeline detail={detail} /> : <TableSkeleton />}
      </Block>
      {answers.length > 0 && (
        <Block title="Ответы из подбора">
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

function CallCard({ inquiry }: { inquiry: Inquiry }) {
  const { email, doNotContact, erasedAt } = inquiry
  if (erasedAt !== null) {
    return (
      <div className="call">
        <div>
          <b>{inquiry.name}</b>
          <p>Обезличен {formatDate(erasedAt)}: для отчётов остались дата, статус и суммы.</p>
        </div>
      </div>
    )
  }
  return (
    <div className="call">
      <div>
        <b>{inquiry.name}</b>
        <a className="call__number nb" href={toCallAddress(inquiry)}>
          {formatPhone(inquiry)}
        </a>
        {doNotContact && <p className="call__stop">Не звонить, не писать: согласие отозвано</p>}
      </div>
      <div className="call__acts">
        {email && (
          <LinkButton icon="chat" href={`mailto:${email}`}>
            Написать
          </LinkButton>
        )}
        {!email && inquiry.phoneE164 && (
          <LinkButton
            icon="chat"
            href={`https://wa.me/${inquiry.phoneE164.replace('+', '')}`}
            target="_blank"
            rel="noopener"
          >
            Написать
          </LinkButton>
        )}
        <LinkButton variant="water" icon="phone" href={toCallAddress(inquiry)}>
          Позвонить
        </LinkButton>
      </div>
    </div>
  )
}

function formatCount({ history, notes }: InquiryDetail): string {
  const count = history.length + notes.length
  return `${count} ${plural(count, ['запись', 'записи', 'записей'])}`
}

function Block({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="block">
      <div className="block__h">
        <h3>{title}</h3>
        {end && <span>{end}</span>}
      </div>
      {children}
    </section>
  )
}

interface RequestMainProps {
  inquiry: Inquiry
  /** Undefined while it loads. */
  detail: InquiryDetail | undefined
  /** The field of the note, which `N` focuses. */
  note: Ref<HTMLTextAreaElement>
}
