import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMoney, sumPrices } from '../../lib/money.ts'
import { nextCall } from '../../lib/next-call.ts'
import { plural } from '../../lib/plural.ts'
import { formatWorkingHours } from '../../lib/working-hours.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { Additions } from '../additions/additions.tsx'
import { callHref } from '../chrome/contact-links.ts'
import { type CartItem, formatTotal } from '../shopping/cart.ts'
import { ShoppingLine } from '../shopping/shopping-line.tsx'
import { useSettings } from '../use-settings.ts'
import type { InquiryValues } from './inquiry-values.ts'
import './sent-inquiry.css'

/** A stored request. */
export interface Sent {
  id: number
  at: Date
  /** Typed values. */
  values: InquiryValues
  /** Requested products, as in the cart or on the product's page. */
  items: readonly CartItem[]
}

/** Confirmation that replaces the form: the request's number, when staff call, and the sent data. `children` are further links. */
export function SentInquiry({ sent, heading: Heading, messageLabel, children }: SentInquiryProps) {
  const { companyPhone, workingHours, hours, answerWithinMinutes } = useSettings()
  const [More, setMore] = useState<typeof Additions | null>(null)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus()
    import('../additions/additions.tsx').then(
      (module) => setMore(() => module.Additions),
      () => undefined,
    )
  }, [])
  const Subheading = Heading === 'h1' ? 'h2' : 'h3'
  const call = nextCall(hours, sent.at)
  return (
    <section className="sent">
      <p className="sent__ok">
        <Icon name="check" />
        Заявка у нас
      </p>
      <Heading ref={head} tabIndex={-1}>
        Заявка № {sent.id} принята
      </Heading>
      <p className="lead">
        {sent.values.name.trim()}, спасибо. Платить ничего не нужно: сначала замер, потом договор.
      </p>
      <Note icon="phone" className="sent__when">
        <p>
          <b>Перезвоним {call?.when ?? 'в рабочее время'}</b>
          <br />
          {call?.isSoon &&
            `Обычно в течение ${answerWithinMinutes} ${plural(answerWithinMinutes, ['минуты', 'минут', 'минут'])}. `}
          Если удобнее позвонить самим:{' '}
          <a className="nb" href={callHref(companyPhone)}>
            {companyPhone}
          </a>
          , {formatWorkingHours(workingHours)}. Назовите номер заявки.
        </p>
      </Note>
      <Subheading className="sent__what">Что вы отправили</Subheading>
      <ul className="lines">
        {sent.items.map((item) => (
          <ShoppingLine key={item.id} item={item} />
        ))}
      </ul>
      <dl className="sent__facts">
        {sent.items.length > 1 && (
          <Fact label={formatTotal(sent.items)} value={formatMoney(sumPrices(sent.items))} />
        )}
        <Fact label="Имя" value={sent.values.name} />
        <Fact label="Телефон" value={sent.values.phone} />
        <Fact label="Эл. почта" value={sent.values.email} />
        <Fact label={messageLabel} value={sent.values.message} />
      </dl>
      <div className="row">{children}</div>
      {More && <More id={sent.id} />}
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  if (value.trim() === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.trim()}</dd>
    </div>
  )
}

type SentInquiryProps = {
  sent: Sent
  /** `h1` when it is the page's only content. */
  heading: 'h1' | 'h2'
  /** The form's label of the message. */
  messageLabel: string
  children: ReactNode
}
