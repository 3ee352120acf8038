import { createHash } from 'node:crypto'
import type { DeliveryKind } from '../../../domain/channels/delivery-kinds.ts'
import { addJobs } from '../../platform/db/add-job.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Recipient } from '../channels/channel.ts'
import { type DeliveryRow, insertDeliveries } from './deliveries.store.ts'

/** Name of the job that sends one delivery (`src/server/features/deliveries/send-delivery.job.ts`). */
export const SEND_DELIVERY = 'send-delivery'

/** Key of a delivery's job: there is one at a time that waits. */
export const deliveryKey = (id: number) => `delivery:${id}`

interface Sending {
  id: number
  channel: string
  /** Failures in a row so far. */
  failures: number
  /** From when the attempts are counted. */
  since: Date
  runAt?: Date
  /** Sent one after the other with others of this name. */
  queue?: string | undefined
  /** A person asked for it: it waits for no pause. */
  isAsked?: true
  /** Nobody was told yet: before those that are tried again, however many wait. */
  isFresh?: true
}

/** Plans an attempt to send each of these deliveries, in place of one that waits. */
export function addSendings(tx: Transaction, sendings: readonly Sending[]): Promise<void> {
  const jobs = sendings.map(({ id, channel, failures, since, runAt, isFresh = false, ...own }) => ({
    name: SEND_DELIVERY,
    payload: { id, failures, since: since.getTime(), ...(own.isAsked ? { isAsked: true } : {}) },
    queue: own.queue,
    key: deliveryKey(id),
    flag: channel,
    runAt,
    isUrgent: isFresh,
  }))
  return addJobs(tx, jobs)
}

/** Whether one message tells of several such reminders: those to a person, not the events of a webhook. */
export const isGrouped = ({ kind, channel }: Pick<DeliveryRow, 'kind' | 'channel'>): boolean =>
  kind === 'reminder' && channel !== 'webhook'

/** Queue of the reminders to one recipient: they are sent one after the other. Undefined for all else. */
export function queueOf(delivery: Pick<DeliveryRow, 'kind' | 'channel' | 'recipient'>): string | undefined {
  if (!isGrouped(delivery)) return undefined
  const recipient = createHash('sha256').update(delivery.recipient).digest('hex').slice(0, 24)
  return `reminders:${delivery.channel}:${recipient}`
}

interface Rings {
  kind: DeliveryKind
  inquiryId: number | null
  /** Makes the rings unique together with channel and recipient: `first:17`. */
  occasion: string
  /** What the message says besides the inquiry. */
  details?: Record<string, unknown>
}

/** Stores one delivery per recipient with its job; nothing for recipients that this occasion has already. */
export async function queueRings(
  tx: Transaction,
  recipients: readonly Recipient[],
  { occasion, ...ring }: Rings,
): Promise<void> {
  const now = new Date()
  const rows = await insertDeliveries(
    tx,
    recipients.map(({ channel, recipient }) => ({
      ...ring,
      channel,
      recipient,
      nextAt: now,
      occasion: `${occasion}:${channel}:${recipient}`,
    })),
  )
  await addSendings(
    tx,
    rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      failures: 0,
      since: now,
      isFresh: true as const,
      queue: queueOf(row),
    })),
  )
}
