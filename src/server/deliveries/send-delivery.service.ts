import { seconds } from '../../lib/duration.ts'
import type { Channels, MorningSummary, Ring, RingResult } from '../channels/channel.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { requireInquiry } from '../inquiries/inquiry-list.service.ts'
import { type DeliveryRow, findDelivery, updateDelivery } from './deliveries.store.ts'
import { nextAttempt } from './delivery-pauses.ts'
import { addSending } from './rings.service.ts'

/** A channel that has not answered until then is asked again later. */
const SEND_LIMIT = seconds(60)

export interface Attempt {
  id: number
  /** Failures in a row before this attempt. */
  failures: number
  since: Date
}

/**
 * Sends a delivery and notes the result with the next attempt in one transaction. What was noted as sent is not sent
 * again; what was sent but not noted, because the process was killed, is sent again under the same id.
 */
export async function sendDelivery(
  { db, channels }: { db: Database; channels: Channels },
  attempt: Attempt,
): Promise<void> {
  const delivery = await findDelivery(db, attempt.id)
  if (delivery?.status !== 'queued') return
  const result = await within(SEND_LIMIT, channels.send(delivery.channel, await toRing(db, delivery)))
  await inTransaction(db, async (tx) => {
    const now = new Date()
    const attempts = delivery.attempts + 1
    if (result.ok) {
      await updateDelivery(tx, delivery.id, {
        status: 'sent',
        attempts,
        lastError: null,
        nextAt: null,
        sentAt: now,
      })
      return
    }
    const failures = attempt.failures + 1
    const { error, isFinal, retryAfter } = result
    const next = isFinal ? null : nextAttempt({ failures, since: attempt.since, retryAfter }, now)
    const lastError = error.slice(0, 500)
    await updateDelivery(tx, delivery.id, {
      status: next === null ? 'failed' : 'queued',
      attempts,
      lastError,
      nextAt: next,
    })
    if (next) await addSending(tx, { ...attempt, channel: delivery.channel, failures, runAt: next })
  })
}

async function within(limit: number, sending: Promise<RingResult>): Promise<RingResult> {
  const timeout = Promise.withResolvers<RingResult>()
  const late: RingResult = { ok: false, error: 'Нет ответа', isFinal: false, retryAfter: null }
  const timer = setTimeout(() => timeout.resolve(late), limit)
  return await Promise.race([sending, timeout.promise]).finally(() => clearTimeout(timer))
}

/** What the channel words; the request as it is now. */
async function toRing(db: Database, { id, kind, recipient, inquiryId, details }: DeliveryRow): Promise<Ring> {
  const { origin, reason, summary } = details ?? {}
  return {
    deliveryId: id,
    kind,
    recipient,
    inquiry: inquiryId === null ? null : await requireInquiry(db, inquiryId),
    reason: reason === 'unanswered' || reason === 'next-contact' ? reason : null,
    summary: isSummary(summary) ? summary : null,
    origin: typeof origin === 'string' ? origin : '',
  }
}

function isSummary(value: unknown): value is MorningSummary {
  return value !== null && typeof value === 'object' && 'waiting' in value
}
