import type { Delivery } from '../../../../../contract/inquiries/work.ts'
import { formatRecipient } from '../../../../../domain/channels/recipient.ts'
import { formatClock, formatWhen } from '../../../../../lib/moments.ts'
import type { RingKind } from './timeline.ts'

const CHANNELS = {
  email: 'почта',
  telegram: 'Telegram',
  webhook: 'вебхук',
  push: 'уведомление',
} as const satisfies Record<Delivery['channel'], string>

/** How a message went: «почта, zakaz@example.ru, 14:03», with the error where it failed. */
export function describeDelivery({
  channel,
  recipient,
  status,
  sentAt,
  nextAt,
  lastError,
}: Delivery): string {
  const where = [CHANNELS[channel], formatRecipient({ channel, recipient })].filter(Boolean).join(', ')
  if (status === 'sent') return sentAt === null ? where : `${where}, ${formatClock(sentAt)}`
  const reason = lastError === null ? '' : `: ${lastError}`
  if (status === 'failed') return `${where} — не доставлено${reason}`
  return nextAt === null || lastError === null
    ? `${where} — отправляется`
    : `${where}${reason}, повтор в ${formatClock(nextAt)}`
}

/** «Сообщили: почта, Telegram», «Копия клиенту: отправлена сегодня в 14:03»; `now` in ms. */
export function describeRings(of: RingKind, deliveries: readonly Delivery[], now: number): string {
  if (of === 'copy') return `Копия клиенту: ${describeCopy(deliveries, now)}`
  const what = of === 'reminder' ? 'Напомнили, что никто не взял' : 'Сообщили'
  return `${what}: ${listChannels(deliveries) || 'пока никому'}`
}

function describeCopy(deliveries: readonly Delivery[], now: number): string {
  const sentAt = deliveries.find(({ status }) => status === 'sent')?.sentAt
  if (sentAt) return `отправлена ${formatWhen(sentAt, now)}`
  return deliveries.every(({ status }) => status === 'failed') ? 'не доставлена' : 'отправляется'
}

/** The channels that have told staff: «почта, Telegram»; empty when none has. */
function listChannels(deliveries: readonly Delivery[]): string {
  const sent = deliveries.filter(({ status }) => status === 'sent')
  return [...new Set(sent.map(({ channel }) => CHANNELS[channel]))].join(', ')
}
