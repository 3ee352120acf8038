import type { Delivery } from '../../../../contract/inquiries/work.ts'
import { PERSONAL_KINDS } from '../../../../domain/channels/kinds-aside.ts'
import { STAFF_DELIVERIES_PATH } from '../../../../domain/site/staff-paths.ts'
import { formatShortWhen, formatWhen } from '../../../../lib/moments.ts'
import { plural } from '../../../../lib/text/plural.ts'

/** What a channel did last, in words for the foot of its panel. */
export interface ChannelReport {
  /** Null before the first message. */
  isOk: boolean | null
  text: string
  link: { label: string; href: string }
}

/** Reads the newest deliveries of a channel, newest first; `now` in ms. */
export function reportChannel(all: readonly Delivery[], now: number): ChannelReport {
  const rows = all.filter(({ kind }) => !PERSONAL_KINDS.has(kind))
  const waiting = rows.filter(({ status, attempts }) => status === 'queued' && attempts > 0)
  const link =
    waiting.length > 0
      ? {
          label: `${waiting.length} ${plural(waiting.length, ['ждёт', 'ждут', 'ждут'])}`,
          href: `${STAFF_DELIVERIES_PATH}?status=queued`,
        }
      : { label: 'Доставка', href: STAFF_DELIVERIES_PATH }
  const tried = rows.filter(({ attempts }) => attempts > 0)
  const [latest] = tried
  if (!latest) return { isOk: null, text: 'Проверка ещё не запускалась', link }
  // Recipients of one test were asked at the same moment.
  const group = tried.filter((one) => one.kind === latest.kind && one.createdAt === latest.createdAt)
  const unsent = group.find(({ status }) => status !== 'sent')
  return {
    isOk: unsent === undefined,
    text: unsent ? describeFailure(unsent, tried, now) : describeSuccess(latest, group.length, now),
    link,
  }
}

function describeSuccess({ kind, createdAt, sentAt }: Delivery, count: number, now: number): string {
  if (kind !== 'test') return `Последнее сообщение ушло ${formatWhen(sentAt ?? createdAt, now)}`
  const words =
    count > 1 ? `проверочные сообщения доставлены всем: ${count}` : 'проверочное сообщение доставлено'
  return `Проверено ${formatWhen(createdAt, now)}: ${words}`
}

function describeFailure(
  { kind, createdAt, lastError, status, nextAt }: Delivery,
  tried: readonly Delivery[],
  now: number,
): string {
  const error = lastError ?? 'Не доставлено'
  const isWaiting = status === 'queued' && nextAt !== null
  const next = isWaiting ? `. Повторим ${formatWhen(nextAt, now)}, запросы не потеряны` : ''
  if (kind === 'test') return `Проверено ${formatWhen(createdAt, now)}: ${error}${next}`
  const works = tried.findIndex((one) => one.status === 'sent')
  const first = tried[(works === -1 ? tried.length : works) - 1]
  const end = isWaiting ? next : '. Исправьте настройку и нажмите «Повторить» в доставке'
  return `${error}, с ${formatShortWhen(first?.createdAt ?? createdAt, now)}${end}`
}
