import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { formatType } from '../../../domain/inquiry/labels.ts'
import type { Offer, OfferedModel } from '../../../domain/inquiry/offer/offer.ts'
import { readOffer } from '../../../domain/inquiry/offer/stored-offer.ts'
import { ASKED_OF_PRODUCT, describeWithoutWords } from '../../../domain/inquiry/subject.ts'
import {
  STAFF_INQUIRIES_PATH,
  STAFF_SETTINGS_PATH,
  STAFF_STATUS_PATH,
} from '../../../domain/site/staff-paths.ts'
import { CHECK_LABELS } from '../../../domain/staff/status-checks.ts'
import { formatPrice } from '../../../lib/money.ts'
import { clip } from '../../../lib/text/clip.ts'
import { readPhoneRemark } from '../../../lib/text/shown-phone.ts'
import type { Reminded, Ring } from './channel.ts'

/** What every channel says in its own form. */
export interface Wording {
  title: string
  /** Lines without personal data. */
  lines: string[]
  /** What the selection offered, for channels that have room; without personal data too. */
  offer: string[]
  /** Where the message leads: in the staff area, of a client's copy on the site. Empty for nowhere. */
  link: string
  linkLabel: string
}

/** What an inquiry is about, without the visitor's words: «Топас 4 + 2, 382 365 ₽», «Топас 6», «Монтаж». */
export function subjectOf(inquiry: Inquiry): string {
  const { type } = inquiry
  const subject = describeWithoutWords(inquiry)
  if (!subject) return type === 'other' ? 'Обратная связь' : formatType(type)
  const detail = subject.detail === ASKED_OF_PRODUCT ? null : subject.detail
  return clip(oneLine(detail ? `${subject.what}, ${detail}` : subject.what), 200)
}

/** Words a ring without personal data. */
export function wordRing({ kind, inquiry, reason, reminded, summary, checks, origin }: Ring): Wording {
  if (reminded) return wordReminded(reminded, origin)
  if (inquiry) {
    const subject = subjectOf(inquiry)
    const link = `${origin}${STAFF_INQUIRIES_PATH}?request=${inquiry.id}`
    const title = `Заявка № ${inquiry.id}: ${subject}`
    const common = { link, linkLabel: 'Открыть запрос', offer: offerLines(inquiry, origin) }
    if (kind !== 'reminder' && inquiry.spam) {
      const lines = inquiry.spamReason ? [`Почему: ${inquiry.spamReason}.`] : []
      return { ...common, title: `Похоже на спам, заявка № ${inquiry.id}: ${subject}`, lines }
    }
    if (kind !== 'reminder') return { ...common, title, lines: [] }
    const isPromise = reason === 'next-contact'
    return {
      ...common,
      title: isPromise ? `Пора связаться, заявка № ${inquiry.id}: ${subject}` : `Ещё без ответа: ${title}`,
      lines: [isPromise ? 'Наступило время следующего контакта.' : 'На заявку ещё никто не ответил.'],
    }
  }
  if (summary) {
    return {
      title: 'Запросы на сегодня',
      lines: [
        `Новых с прошлой сводки: ${summary.received}`,
        `Никто не взял: ${summary.waiting}`,
        `Просрочено: ${summary.overdue}`,
        `Обещали связаться сегодня: ${summary.today}`,
        ...(summary.spam
          ? [`Принято за спам: ${summary.spam}, посмотрите: ${origin}${STAFF_INQUIRIES_PATH}?spam=true`]
          : []),
      ],
      offer: [],
      link: `${origin}${STAFF_INQUIRIES_PATH}`,
      linkLabel: 'Открыть запросы',
    }
  }
  if (checks) {
    return {
      title: `Сбой магазина: ${checks.map(({ name }) => CHECK_LABELS[name].toLowerCase()).join(', ')}`,
      lines: checks.map(({ name, detail }) => `${CHECK_LABELS[name]}: ${oneLine(detail)}`),
      offer: [],
      link: `${origin}${STAFF_STATUS_PATH}`,
      linkLabel: 'Открыть состояние',
    }
  }
  return {
    title: 'Проверка связи',
    lines: ['Если вы это читаете, уведомления о заявках дойдут.'],
    offer: [],
    link: `${origin}${STAFF_SETTINGS_PATH}`,
    linkLabel: 'Открыть настройки',
  }
}

/** Longest line about one inquiry of several, UTF-16 units. */
const LONGEST_OF_MANY = 120

function wordReminded({ unanswered, promised, first }: Reminded, origin: string): Wording {
  const more = unanswered + promised - first.length
  return {
    title: [
      ...(unanswered > 0 ? [`${unanswered} без ответа`] : []),
      ...(promised > 0 ? [`пора связаться: ${promised}`] : []),
    ]
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase()),
    lines: [
      ...first.map(({ inquiry, reason }) => {
        const line = `№ ${inquiry.id}: ${subjectOf(inquiry)}`
        return clip(reason === 'next-contact' ? `${line} — пора связаться` : line, LONGEST_OF_MANY)
      }),
      ...(more > 0 ? [`И ещё ${more}`] : []),
    ],
    offer: [],
    link: `${origin}${STAFF_INQUIRIES_PATH}?overdue=true`,
    linkLabel: 'Открыть запросы',
  }
}

/** Longest line about a model or a warning, UTF-16 units. */
const LONGEST_LINE = 300

/** What the selection offered, for staff: with the address of the calculation, also where no model was offered. */
function offerLines({ wizardData }: Inquiry, origin: string): string[] {
  const offer = readOffer(wizardData)
  if (offer === null) return []
  const none = offer.models.length === 0 ? ['Подбор модель не предложил'] : []
  return [...none, ...offeredLines(offer), `Расчёт: ${origin}${offer.link}`]
}

/** The first offered model with its price and conditions, the others, and warnings. */
export function offeredLines({ models, warnings }: Offer): string[] {
  const [first, ...others] = models
  return [
    ...(first ? [`Подбор предложил: ${priced(first)}`] : []),
    ...(first?.conditions ?? []).map((text) => `Условие: ${text}`),
    ...(others.length > 0 ? [`Ещё варианты: ${others.map(priced).join('; ')}`] : []),
    ...warnings.map((text) => `Важно: ${text}`),
  ].map((line) => clip(oneLine(line), LONGEST_LINE))
}

const priced = ({ name, price }: OfferedModel) => `${name}, ${formatPrice(price)}`

/** Longest name, and line, of one person of several, UTF-16 units: twenty of them are one message. */
const LONGEST_NAME = 40
const LONGEST_PERSON = 70

/** Who the inquiries of a ring are from, for channels that may carry it. */
export const peopleLines = ({ inquiry, reminded }: Ring): string[] =>
  reminded
    ? reminded.first.map(({ inquiry: one }) =>
        clip(
          oneLine(
            `№ ${one.id}: ${[clip(one.name, LONGEST_NAME), one.phoneE164 ?? one.phone].filter(Boolean).join(', ')}`,
          ),
          LONGEST_PERSON,
        ),
      )
    : personLines(inquiry)

/** Name and phone, for channels that may carry them. */
export const personLines = (inquiry: Inquiry | null): string[] =>
  inquiry
    ? [
        `Имя: ${oneLine(inquiry.name)}`,
        `Телефон: ${oneLine([inquiry.phoneE164 ?? inquiry.phone, readPhoneRemark(inquiry)].filter(Boolean).join(', '))}`,
      ]
    : []

/** A text on one line without control characters. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
