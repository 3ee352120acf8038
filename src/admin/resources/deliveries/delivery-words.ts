import type { Delivery } from '../../../contract/inquiries/work.ts'
import type { ChannelName, DeliveryKind } from '../../../domain/channels/delivery-kinds.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { plural } from '../../../lib/text/plural.ts'

export const CHANNEL_NAMES: Readonly<Record<ChannelName, string>> = {
  email: 'Почта',
  telegram: 'Telegram',
  webhook: 'Вебхук',
  push: 'Уведомление в браузере',
}

const KINDS: Readonly<Record<DeliveryKind, string>> = {
  first: 'Запрос',
  reminder: 'Напоминание о запросе',
  summary: 'Сводка за утро',
  test: 'Проверка канала',
  status: 'Сбой магазина',
  copy: 'Копия клиенту, запрос',
  account: 'Письмо сотруднику о входе',
}

/** What a message was about: «Запрос № 17», «Сводка за утро». */
export function formatOccasion({ kind, inquiryId }: Delivery): string {
  return inquiryId === null ? KINDS[kind] : `${KINDS[kind]} №\u00a0${inquiryId}`
}

/** The state in words, with its look; what has been tried in vain and goes on waits for a repeat. */
export function describeState({ status, attempts }: Delivery) {
  if (status === 'sent') return { label: 'Доставлено', tone: 'ok', dot: 'full' } as const
  if (status === 'failed') return { label: 'Не доставлено', tone: 'bad', dot: 'full' } as const
  return { label: attempts > 0 ? 'Ждёт повтора' : 'Отправляется', tone: 'warn', dot: 'half' } as const
}

/** How long it took: «за 2 с», «со 2-й попытки, за 7 мин»; null until it has arrived. */
export function formatDuration({ createdAt, sentAt, attempts }: Delivery): string | null {
  if (sentAt === null) return null
  const spent = Math.max(1, Math.round((Date.parse(sentAt) - Date.parse(createdAt)) / 1000))
  const minutes = Math.round(spent / 60)
  const span =
    spent < 120 ? `за ${spent} с` : `за ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`
  return attempts > 1 ? `с ${attempts}-й попытки, ${span}` : span
}

/** How long it took, or what went wrong, as the beginning of a sentence, and when it is tried next; `now` in ms. Null for nothing to say. */
export function formatRemark(row: Delivery, now: number): string | null {
  const next = row.status === 'queued' && row.attempts > 0 && row.nextAt
  const parts = [row.lastError, next ? `повтор ${formatShortWhen(next, now)}` : null].filter(Boolean)
  const remark = parts.join(' · ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return formatDuration(row) ?? (remark || null)
}
