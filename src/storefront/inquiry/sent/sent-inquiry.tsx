import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { wishedDay } from '../../../domain/inquiry/next-call.ts'
import { formatDate, toMoscowDay } from '../../../lib/dates.ts'
import { seconds } from '../../../lib/duration.ts'
import { formatMoney, sumPrices } from '../../../lib/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { callHref } from '../../contact-links.ts'
import { LateAdditions } from '../../parts/additions/late-additions.tsx'
import { sentSecret } from '../../parts/additions/sent-secret.ts'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { formatTotal } from '../../parts/shopping/cart.ts'
import { ShoppingLine } from '../../parts/shopping/shopping-line.tsx'
import { useSettings } from '../../use-settings.ts'
import { lacksDigits } from '../fields/phone-mistake.ts'
import { acceptedTitle, hasNumber } from '../outbox/inquiry-number.ts'
import { parseSent, type Sent } from '../outbox/sent.ts'
import { promiseCall } from './promised-call.ts'
import { toShopTime } from './shop-time.ts'
import '../sent-inquiry.css'

/** How long the heading takes the focus, counted from the inquiry. */
const JUST_SENT = seconds(5)

/** Confirmation that replaces the form: the inquiry's number, when staff call, and the sent data. `children` are further links. */
export function SentInquiry({ kept, ...props }: SentInquiryProps) {
  const sent = parseSent(kept)
  return <Confirmation key={sent.id} sent={sent} {...props} />
}

function Confirmation({ sent, heading: Heading, messageLabel, children }: ConfirmationProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After a reload the page stays where it was.
    const isOwn = sent.at > performance.timeOrigin
    if (isOwn && Date.now() - sent.at < JUST_SENT) head.current?.focus()
  }, [sent.at])
  // Empty where a phone alone was asked for.
  const name = sent.values.name.trim()
  const Subheading = Heading === 'h1' ? 'h2' : 'h3'
  return (
    <section className="sent">
      <div className="sent__main">
        <p className="sent__ok">
          <Icon name="check" />
          Заявка у нас
        </p>
        <Heading ref={head} tabIndex={-1}>
          {acceptedTitle(sent.id)}
        </Heading>
        <Thanks name={name} />
        <WhenWeCall sent={sent} />
        <Subheading className="sent__what">Что вы отправили</Subheading>
        {sent.items.length > 0 && (
          <ul className="lines">
            {sent.items.map((item) => (
              <ShoppingLine key={item.id} item={item} />
            ))}
          </ul>
        )}
        <dl className="sent__facts">
          {sent.items.length > 1 && (
            <Fact label={formatTotal(sent.items)} value={formatMoney(sumPrices(sent.items))} />
          )}
          <Fact label="Имя" value={sent.values.name} />
          <Fact label="Телефон" value={sent.values.phone}>
            {lacksDigits(sent.values.phone) && <CheckPhone id={sent.id} />}
          </Fact>
          <Fact label="Эл. почта" value={sent.values.email} />
          {sent.offered && (
            <div>
              <dt>Подбор предложил</dt>
              <dd>
                {sent.offered.what}
                <br />
                <a href={sent.offered.link} target="_blank" rel="noopener">
                  Открыть расчёт
                </a>
              </dd>
            </div>
          )}
          <Fact label={messageLabel} value={sent.values.message} />
        </dl>
        <div className="row">{children}</div>
      </div>
      {hasNumber(sent.id) && <LateAdditions id={sent.id} />}
    </section>
  )
}

/** What stands behind is the staff's, and comes later or never: nobody waits for it to see that the inquiry has arrived. */
function Thanks({ name }: { name: string }) {
  const { thanks = '', thanksForPhone = '' } = useLateSectionTexts('inquiryPart') ?? {}
  const said = name ? `${name}, спасибо. ${thanks}` : `Спасибо. ${thanksForPhone}`
  return <p className="lead">{said.trim()}</p>
}

/** When staff call, by the shop's clock and the visitor's wish or the hours of the settings; on a later day only since when we have the inquiry. */
function WhenWeCall({ sent: { id, at, values } }: Pick<ConfirmationProps, 'sent'>) {
  const settings = useSettings()
  const { companyPhone, workingHours, hours } = settings
  const { preferredTime } = values
  const since = toShopTime(id, at)
  const isToday = toMoscowDay(since) === toMoscowDay(toShopTime(id, Date.now()))
  const call = isToday && !preferredTime ? promiseCall(settings, since) : null
  const day = preferredTime && (wishedDay(hours, since, preferredTime) ?? 'в рабочее время')
  const wished = preferredTime && `, как вам удобно: ${preferredTime.toLowerCase()}`
  return (
    <Note icon="phone" className="sent__when">
      <p>
        <b>
          {isToday
            ? `Перезвоним ${day || call?.when}${wished}`
            : `Заявка у нас с ${formatDate(since.toISOString(), true)}`}
        </b>
        <br />
        {(call?.soon ?? '') +
          (isToday ? 'Если удобнее позвонить самим: ' : 'Если мы ещё не дозвонились, позвоните: ')}
        <a className="nb" href={callHref(companyPhone)}>
          {companyPhone}
        </a>
        , <span className="nb">{formatWorkingHours(workingHours)}</span>.
        {hasNumber(id) && <span> Назовите номер заявки.</span>}
      </p>
    </Note>
  )
}

/** Beside a phone that lacks digits, so that nobody waits for a call in vain. */
function CheckPhone({ id }: { id: number }) {
  const { companyPhone } = useSettings()
  const [canAdd] = useState(() => sentSecret(id).get() !== null)
  return (
    <dd className="sent__check">
      <Note tone="warn">
        <p>
          <b>Проверьте номер:</b> в нём не хватает цифр. Ошиблись?{' '}
          {canAdd ? 'Напишите верный в поле «Что ещё важно» или позвоните: ' : 'Позвоните: '}
          <a className="nb" href={callHref(companyPhone)}>
            {companyPhone}
          </a>
        </p>
      </Note>
    </dd>
  )
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  if (value.trim() === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.trim()}</dd>
      {children}
    </div>
  )
}

type SentInquiryProps = {
  /** As `useSent` keeps it. */
  kept: unknown
  /** `h1` when it is the page's only content. */
  heading: 'h1' | 'h2'
  /** The form's label of the message. */
  messageLabel: string
  children: ReactNode
}

type ConfirmationProps = Omit<SentInquiryProps, 'kept'> & { sent: Sent }
