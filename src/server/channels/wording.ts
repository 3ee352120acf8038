import type { Inquiry } from '../../contract/inquiries.ts'
import { describeWithoutWords } from '../../domain/inquiry-subject.ts'
import { clip } from '../../lib/clip.ts'
import { formatType } from '../../lib/inquiry-labels.ts'
import { STAFF_INQUIRIES_PATH, STAFF_SETTINGS_PATH, STAFF_STATUS_PATH } from '../../lib/staff-paths.ts'
import { CHECK_LABELS } from '../../lib/status-checks.ts'
import type { Ring } from './channel.ts'

/** What every channel says in its own form. */
export interface Wording {
  title: string
  /** Lines without personal data. */
  lines: string[]
  /** Address in the staff area. */
  link: string
  linkLabel: string
}

/** What a request is about, without the visitor's words: «Топас 4 + 2, 382 365 ₽», «Топас 6», «Монтаж». */
export function subjectOf(inquiry: Inquiry): string {
  const { type, items, productName } = inquiry
  const subject = describeWithoutWords(inquiry)
  if (!subject) return type === 'other' ? 'Обратная связь' : formatType(type)
  const detail = productName && !items?.length ? null : subject.detail
  return clip(oneLine(detail ? `${subject.what}, ${detail}` : subject.what), 200)
}

/** Words a ring without personal data. */
export function wordRing({ kind, inquiry, reason, summary, checks, origin }: Ring): Wording {
  if (inquiry) {
    const subject = subjectOf(inquiry)
    const link = `${origin}${STAFF_INQUIRIES_PATH}?request=${inquiry.id}`
    const title = `Заявка № ${inquiry.id}: ${subject}`
    const common = { link, linkLabel: 'Открыть запрос' }
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
      ],
      link: `${origin}${STAFF_INQUIRIES_PATH}`,
      linkLabel: 'Открыть запросы',
    }
  }
  if (checks) {
    return {
      title: `Сбой магазина: ${checks.map(({ name }) => CHECK_LABELS[name].toLowerCase()).join(', ')}`,
      lines: checks.map(({ name, detail }) => `${CHECK_LABELS[name]}: ${oneLine(detail)}`),
      link: `${origin}${STAFF_STATUS_PATH}`,
      linkLabel: 'Открыть состояние',
    }
  }
  return {
    title: 'Проверка связи',
    lines: ['Если вы это читаете, уведомления о заявках дойдут.'],
    link: `${origin}${STAFF_SETTINGS_PATH}`,
    linkLabel: 'Открыть настройки',
  }
}

/** Name and phone, for channels that may carry them. */
export const personLines = (inquiry: Inquiry | null): string[] =>
  inquiry ? [`Имя: ${oneLine(inquiry.name)}`, `Телефон: ${oneLine(inquiry.phoneE164 ?? inquiry.phone)}`] : []

/** A text on one line without control characters. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
