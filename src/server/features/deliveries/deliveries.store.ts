import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hasId } from '../../platform/db/rows.ts'
import { deliveries } from './deliveries.table.ts'

/** All but `occasion`, which only keeps a delivery from being made twice. */
const COLUMNS = {
  id: deliveries.id,
  kind: deliveries.kind,
  inquiryId: deliveries.inquiryId,
  channel: deliveries.channel,
  recipient: deliveries.recipient,
  status: deliveries.status,
  attempts: deliveries.attempts,
  lastError: deliveries.lastError,
  nextAt: deliveries.nextAt,
  sentAt: deliveries.sentAt,
  createdAt: deliveries.createdAt,
  details: deliveries.details,
}

export type DeliveryRow = Pick<typeof deliveries.$inferSelect, keyof typeof COLUMNS>
export type NewDelivery = typeof deliveries.$inferInsert

export interface DeliveryFilters {
  status?: DeliveryRow['status'] | undefined
  channel?: DeliveryRow['channel'] | undefined
  inquiryId?: number | undefined
  /** Without letters about accounts. */
  hidesAccounts?: boolean | undefined
  /** Default: 500. */
  limit?: number | undefined
}

/** Inserts rows of new occasions and returns them; those of known occasions are left as they are. */
export async function insertDeliveries(tx: Transaction, rows: NewDelivery[]): Promise<DeliveryRow[]> {
  if (rows.length === 0) return []
  return await tx
    .insert(deliveries)
    .values(rows)
    .onConflictDoNothing({ target: deliveries.occasion })
    .returning(COLUMNS)
}

/** The newest with these values, newest first. */
export async function listDeliveryRows(
  db: Database,
  { status, channel, inquiryId, hidesAccounts, limit = 500 }: DeliveryFilters,
): Promise<DeliveryRow[]> {
  return await db
    .select(COLUMNS)
    .from(deliveries)
    .where(
      and(
        status && eq(deliveries.status, status),
        channel && eq(deliveries.channel, channel),
        inquiryId === undefined ? undefined : hasId(deliveries.inquiryId, inquiryId),
        hidesAccounts ? ne(deliveries.kind, 'account') : undefined,
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(limit)
}

/** Those about an inquiry, oldest first. */
export function listRowsOfInquiry(db: Database, inquiryId: number): Promise<DeliveryRow[]> {
  return db
    .select(COLUMNS)
    .from(deliveries)
    .where(eq(deliveries.inquiryId, inquiryId))
    .orderBy(asc(deliveries.id))
}

/** Deliveries that wait to be sent, in the order they were made. */
export async function listQueued(tx: Transaction) {
  return await tx
    .select({
      id: deliveries.id,
      kind: deliveries.kind,
      channel: deliveries.channel,
      recipient: deliveries.recipient,
    })
    .from(deliveries)
    .where(eq(deliveries.status, 'queued'))
    .orderBy(deliveries.id)
}

type To = Pick<DeliveryRow, 'channel' | 'recipient'>

const isReminderTo = ({ channel, recipient }: To) =>
  and(eq(deliveries.kind, 'reminder'), eq(deliveries.channel, channel), eq(deliveries.recipient, recipient))

/** Locks the reminders to a recipient that wait, in the order they were made. */
export async function lockQueuedReminders(tx: Transaction, to: To): Promise<DeliveryRow[]> {
  return await tx
    .select(COLUMNS)
    .from(deliveries)
    .where(and(isReminderTo(to), eq(deliveries.status, 'queued')))
    .orderBy(deliveries.id)
    .for('update')
}

/** When a recipient got the last reminder; null before the first. */
export async function findLastReminded(tx: Transaction, to: To): Promise<Date | null> {
  const [row] = await tx
    .select({ sentAt: deliveries.sentAt })
    .from(deliveries)
    .where(and(isReminderTo(to), eq(deliveries.status, 'sent')))
    .orderBy(desc(deliveries.sentAt))
    .limit(1)
  return row?.sentAt ?? null
}

/** Forgets deliveries that have nothing to say any more. */
export async function removeDeliveries(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(deliveries).where(inArray(deliveries.id, [...ids]))
}

/** Null when there is no such delivery. */
export async function findDelivery(db: Database, id: number): Promise<DeliveryRow | null> {
  const [row] = await db.select(COLUMNS).from(deliveries).where(hasId(deliveries.id, id))
  return row ?? null
}

/** Which of the deliveries still wait to be sent. */
export async function listStillQueued(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(inArray(deliveries.id, [...ids]), eq(deliveries.status, 'queued')))
  return rows.map(({ id }) => id)
}

/** Locks the row until the transaction ends; null when there is no such delivery. */
export async function lockDelivery(tx: Transaction, id: number): Promise<DeliveryRow | null> {
  const [row] = await tx.select(COLUMNS).from(deliveries).where(hasId(deliveries.id, id)).for('update')
  return row ?? null
}

/** Changes a delivery and returns it. Throws when there is none. */
export async function updateDelivery(
  tx: Transaction,
  id: number,
  changes: Partial<DeliveryRow>,
): Promise<DeliveryRow> {
  const [row] = await tx.update(deliveries).set(changes).where(hasId(deliveries.id, id)).returning(COLUMNS)
  if (!row) throw new Error(`there is no delivery ${id}`)
  return row
}

/** Writes an error to deliveries that have waited since before `due`; nothing else of them changes. */
export async function noteOnWaiting(db: Database, due: Date, lastError: string): Promise<void> {
  const isOther = sql`${deliveries.lastError} is distinct from ${lastError}`
  const isLate = and(eq(deliveries.status, 'queued'), lt(deliveries.nextAt, due))
  await db.update(deliveries).set({ lastError }).where(and(isLate, isOther))
}
