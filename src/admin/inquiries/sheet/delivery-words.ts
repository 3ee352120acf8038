import type { Delivery } from '../../../contract/inquiry-work.ts'
import { formatClock } from '../../../lib/moments.ts'
import { formatRecipient } from '../../../lib/recipient.ts'

const CHANNELS = {
  email: 'почта',
  telegram: 'Telegram',
  webhook: 'вебхук',
  push: 'уведомление',
} as const satisfies Record<Delivery['channel'], string>

/** How a message to staff went: «почта, zakaz@example.ru, 14:03», with the error where it failed. */
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

/** The channels that have told staff: «почта, Telegram»; empty when none has. */
export function listChannels(deliveries: readonly Delivery[]): string {
  const sent = deliveries.filter(({ status }) => status === 'sent')
  return [...new Set(sent.map(({ channel }) => CHANNELS[channel]))].join(', ')
}
