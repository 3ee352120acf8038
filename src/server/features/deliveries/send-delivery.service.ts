import { seconds } from '../../../lib/duration.ts'
import { within } from '../../../lib/within.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Channels, Failure, Ring, RingResult } from '../channels/channel.ts'
import { composeRing, type Told, type ToldInquiries } from './compose-ring.service.ts'
import {
  type DeliveryRow,
  findDelivery,
  listStillQueued,
  lockDelivery,
  updateDelivery,
} from './deliveries.store.ts'
import { nextAttempt } from './delivery-pauses.ts'
import { takeTold } from './reminder-groups.service.ts'
import { addSendings, queueOf } from './rings.service.ts'

/** How long a channel waits for an answer, and the whole of an attempt for the channel, ms. */
interface Limits {
  answer: number
  whole: number
}

/** Mail servers look letters over for half a minute: what is given up too early is sent, and taken, again. */
const SEND_LIMITS: Limits = { answer: seconds(50), whole: seconds(90) }
/** A test answers within 10 s. */
const TEST_LIMITS: Limits = { answer: seconds(9), whole: seconds(9.5) }

interface Parts {
  db: Database
  channels: Channels
  toldInquiries: ToldInquiries
  /** The site's address, for links in the message. */
  origin: string
}

export interface Attempt {
  id: number
  /** Failures in a row before this attempt. */
  failures: number
  since: Date
  /** A person asked for it. */
  isAsked?: boolean
}

/**
 * Sends a delivery and notes the result with the next attempt in one transaction. What was noted as sent is not sent
 * again; what was sent but not noted, because the process was killed, is sent again under the same id.
 */
export async function sendDelivery(parts: Parts, attempt: Attempt): Promise<void> {
  const delivery = await findDelivery(parts.db, attempt.id)
  if (delivery?.status !== 'queued') return
  const message = await composeQueued(parts, await takeTold(parts, delivery, attempt))
  if (message === null) return
  const result = await ask(parts, delivery, message.ring, SEND_LIMITS)
  await inTransaction(parts.db, async (tx) => {
    for (const one of message.told) await noteResult(tx, one, { ...attempt, id: one.id }, result)
  })
}

/** Sends a stored test outside of the queue, and notes the result. */
export async function sendTest(parts: Parts, test: DeliveryRow): Promise<RingResult> {
  const result = await ask(parts, test, await composeRing(parts, [test], parts.origin), TEST_LIMITS)
  await inTransaction(parts.db, (tx) =>
    noteResult(tx, test, { id: test.id, failures: 0, since: test.createdAt }, result),
  )
  return result
}

/**
 * The message of what is still to be told once it is composed: of a consent that was withdrawn meanwhile it says nothing. Null for nothing
 * to tell.
 */
async function composeQueued(parts: Parts, told: Told | null): Promise<{ told: Told; ring: Ring } | null> {
  if (told === null) return null
  const ring = await composeRing(parts, told, parts.origin)
  const queued = await listStillQueued(
    parts.db,
    told.map(({ id }) => id),
  )
  if (queued.length === told.length) return { told, ring }
  const [first, ...others] = told.filter(({ id }) => queued.includes(id))
  return await composeQueued(parts, first ? [first, ...others] : null)
}

const LATE: RingResult = { ok: false, error: 'Нет ответа', isFinal: false, retryAfter: null }

const ask = ({ channels }: Parts, { channel }: DeliveryRow, ring: Ring, { answer, whole }: Limits) =>
  within(whole, channels.send(channel, ring, answer), LATE)

async function noteResult(
  tx: Transaction,
  delivery: DeliveryRow,
  attempt: Attempt,
  result: RingResult,
): Promise<void> {
  const { id, channel } = delivery
  const now = new Date()
  const attempts = delivery.attempts + 1
  if (result.ok) {
    await updateDelivery(tx, id, { status: 'sent', attempts, lastError: null, nextAt: null, sentAt: now })
    return
  }
  const locked = await lockDelivery(tx, id)
  // Given up meanwhile, because the visitor took his consent back or was erased: nothing of the answer is kept.
  if (locked?.status !== delivery.status) return
  const planned = planNext(delivery, locked, attempt, result, now)
  await updateDelivery(tx, id, {
    status: planned ? 'queued' : 'failed',
    attempts,
    lastError: result.error.slice(0, 500),
    nextAt: planned?.runAt ?? null,
  })
  if (planned) await addSendings(tx, [{ id, channel, ...planned, queue: queueOf(delivery) }])
}

/** The attempt after a failed one, by the row before and after it; at once when a person asked for it meanwhile, null when it is given up. */
function planNext(
  { kind, nextAt }: DeliveryRow,
  locked: DeliveryRow,
  { since, failures: before }: Attempt,
  { isFinal, retryAfter }: Failure,
  now: Date,
) {
  if (locked.nextAt?.getTime() !== nextAt?.getTime()) return { failures: 0, since: now, runAt: now }
  // A test is to say how it is now; nobody waits for it later.
  if (isFinal || kind === 'test') return null
  const failures = before + 1
  const runAt = nextAttempt({ failures, since, retryAfter }, now)
  return runAt && { failures, since, runAt }
}
