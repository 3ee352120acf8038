import type { Delivery } from '../../../contract/inquiries/work.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { seconds } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import { lockJob } from '../../platform/db/add-job.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { ToldInquiries } from './compose-ring.service.ts'
import {
  type DeliveryFilters,
  type DeliveryRow,
  findDelivery,
  listDeliveryRows,
  listQueued,
  listRowsOfInquiry,
  lockDelivery,
  noteOnWaiting,
  updateDelivery,
} from './deliveries.store.ts'
import { addSendings, deliveryKey, queueOf } from './rings.service.ts'

/** Letters about accounts tell who signs in from where: they are for admins. */
const seesAccounts = ({ role }: CurrentUser) => role === 'admin'

/** The newest deliveries that this reader may see, at most 500, newest first. */
export async function listDeliveries(
  db: Database,
  reader: CurrentUser,
  filters: DeliveryFilters,
): Promise<Delivery[]> {
  const rows = await listDeliveryRows(db, { ...filters, hidesAccounts: !seesAccounts(reader) })
  return rows.map(toDelivery)
}

/** Messages to staff about an inquiry, oldest first. */
export async function listInquiryDeliveries(db: Database, inquiryId: number): Promise<Delivery[]> {
  return (await listRowsOfInquiry(db, inquiryId)).map(toDelivery)
}

/**
 * Sends a delivery now, and begins its pauses anew. One that is being sent at this moment is sent again at once should
 * that fail. Throws NOT_FOUND, also for one that the actor may not see, and CONFLICT for one that has been sent, or whose visitor is not to be
 * contacted any more.
 */
export function retryDelivery(
  db: Database,
  actor: CurrentUser,
  { id, toldInquiries }: { id: number; toldInquiries: ToldInquiries },
): Promise<Delivery> {
  return staffTransaction(db, actor, async (tx) => {
    const found = await findDelivery(tx, id)
    // The inquiry first: an erasure and a withdrawal lock it before its deliveries.
    if (found?.inquiryId) await toldInquiries.requireContactable(tx, found.inquiryId)
    const delivery = await lockDelivery(tx, id)
    const isHidden = delivery?.kind === 'account' && !seesAccounts(actor)
    if (!delivery || isHidden) throw new AppError('NOT_FOUND', 'Сообщение не найдено')
    if (delivery.status === 'sent') throw new AppError('CONFLICT', 'Сообщение уже доставлено')
    const job = await lockJob(tx, deliveryKey(id))
    const now = new Date()
    if (!job?.isRunning) {
      const { channel } = delivery
      await addSendings(tx, [
        { id, channel, failures: 0, since: now, isAsked: true, queue: queueOf(delivery) },
      ])
    }
    // The attempt under way sees by the changed time that it is to be repeated.
    return toDelivery(await updateDelivery(tx, id, { status: 'queued', nextAt: now }))
  })
}

/** Plans anew what the table says is to be sent, where the queue was not carried along: a restored shop. */
export async function resumeDeliveries(tx: Transaction): Promise<void> {
  const since = new Date()
  for (const row of await listQueued(tx)) {
    const { id, channel } = row
    // One that is being sent right now would be sent twice.
    const job = await lockJob(tx, deliveryKey(id))
    if (!job?.isRunning) await addSendings(tx, [{ id, channel, failures: 0, since, queue: queueOf(row) }])
  }
}

/** An instance that can send has begun by then. */
const SENT_WITHIN = seconds(10)

/** Notes at deliveries that should have been sent why this instance does not send them. */
export function noteObstacle(db: Database, obstacle: string): Promise<void> {
  return noteOnWaiting(db, new Date(Date.now() - SENT_WITHIN), obstacle)
}

/** A delivery as staff see it; a webhook is named by its host, also where a former version stored its whole address. */
function toDelivery(row: DeliveryRow): Delivery {
  const { id, kind, inquiryId, channel, status, attempts, lastError } = row
  const isAddress = channel === 'webhook' && /^https?:/.test(row.recipient)
  const recipient = isAddress ? new URL(row.recipient).host : row.recipient
  return {
    id,
    kind,
    inquiryId,
    channel,
    recipient,
    status,
    attempts,
    lastError,
    nextAt: row.nextAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
