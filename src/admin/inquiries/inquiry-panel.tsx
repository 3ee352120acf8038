import type { ReactNode } from 'react'
import type { Inquiry } from '../../contract/inquiries.ts'
import { formatDate } from '../../lib/dates.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatType } from '../inquiry/inquiry-labels.ts'
import { toCart } from '../inquiry/inquiry-subject.ts'
import { formatPhone, toCallAddress } from '../inquiry/phone.ts'
import { formatWaiting } from '../inquiry/waiting.ts'
import { useNow } from '../shell/use-now.ts'
import { CartLines } from './cart-lines.tsx'
import { StatusBadge } from './status-badge.tsx'
import { toAnswers } from './wizard-answers.ts'

/** Details of a request, with a large phone link. */
export function InquiryPanel({ inquiry }: { inquiry: Inquiry }) {
  const { name, email, productName, service, address, preferredDate } = inquiry
  const answers = toAnswers(inquiry.wizardData)
  // All other types are derived from the service, which would be repeated.
  const subject = inquiry.type === 'other' ? service : null
  const cart = toCart(inquiry)
  const isPlaceKnown = address !== null || preferredDate !== null
  // Of a cart's message only the comment is shown: its items are in the table below.
  const message = cart ? cart.comment : inquiry.message
  return (
    <>
      <InquirySummary inquiry={inquiry} />
      <div className="call">
        <div>
          <b>{name}</b>
          <a className="call__number nb" href={toCallAddress(inquiry)}>
            {formatPhone(inquiry)}
          </a>
        </div>
        <LinkButton className="call__button" variant="water" icon="phone" href={toCallAddress(inquiry)}>
          Позвонить
        </LinkButton>
      </div>
      <dl className="pairs">
        {email && (
          <Pair label="Эл. почта">
            <a href={`mailto:${email}`}>{email}</a>
          </Pair>
        )}
        {productName && <Pair label="Товар">{productName}</Pair>}
        {subject && <Pair label="Тема">{subject}</Pair>}
        {isPlaceKnown && <AddressAndDate address={address} preferredDate={preferredDate} />}
      </dl>
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
      {!isPlaceKnown && (
        <dl className="pairs pairs--unset">
          <AddressAndDate address={null} preferredDate={null} />
        </dl>
      )}
    </>
  )
}

/** Both are always shown, also when empty (decisions.md, inquiry address and preferred date). */
function AddressAndDate({ address, preferredDate }: Pick<Inquiry, 'address' | 'preferredDate'>) {
  return (
    <>
      <Pair label="Адрес">{address}</Pair>
      <Pair label="Удобная дата">{preferredDate}</Pair>
    </>
  )
}

function InquirySummary({ inquiry }: { inquiry: Inquiry }) {
  const now = useNow()
  const parts = [formatType(inquiry.type), formatDate(inquiry.createdAt, true)]
  if (inquiry.status === 'new') parts.push(formatWaiting(now - Date.parse(inquiry.createdAt)))
  return (
    <p className="inquiry-summary">
      <StatusBadge status={inquiry.status} />
      <span>{parts.join(' · ')}</span>
    </p>
  )
}

/** A missing value is a dash (decisions.md, inquiry address and preferred date). */
function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '-'}</dd>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="block">
      <h3>{title}</h3>
      {children}
    </section>
  )
}
