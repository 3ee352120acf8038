import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hasId } from '../../platform/db/rows.ts'
import { hearsOfInquiries, maySignIn, mayWorkOnInquiries, personName, users } from '../staff/staff.table.ts'
import { pushSubscriptions } from './channels.table.ts'

export interface NewSubscription {
  userId: number
  endpoint: string
  p256dh: string
  auth: string
  sessionId: string | null
}

/** The account of a subscription, where it is told of inquiries. */
const isOwnerTold = and(eq(users.id, pushSubscriptions.userId), hearsOfInquiries)

/** Subscriptions of those who are told of inquiries, of one role when it is given. */
export function listSubscriptions(db: Database, role?: 'admin') {
  return db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(users, and(isOwnerTold, role && eq(users.role, role)))
    .orderBy(pushSubscriptions.id)
}

/** Everybody who works here, by name, with the number of his phones and browsers. */
export function listSubscribers(db: Database): Promise<{ id: number; name: string; devices: number }[]> {
  return db
    .select({ id: users.id, name: personName, devices: count(pushSubscriptions.id) })
    .from(users)
    .leftJoin(pushSubscriptions, eq(users.id, pushSubscriptions.userId))
    .where(and(maySignIn, mayWorkOnInquiries))
    .groupBy(users.id)
    .orderBy(sql`lower(${personName})`, users.id)
}

/** One subscription; null when it does not exist, or is not to be sent to (`isOwnerTold`). */
export async function findSubscription(db: Database, id: number) {
  const [row] = await db
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(users, isOwnerTold)
    .where(hasId(pushSubscriptions.id, id))
  return row ?? null
}

/** One's own subscriptions: address and session of each. */
export function listOwnSubscriptions(db: Database, userId: number) {
  return db
    .select({ endpoint: pushSubscriptions.endpoint, sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
}

/** Phones and browsers of one person: more than anybody has, and an end to what a broken one registers. */
const MAX_OF_PERSON = 10

/**
 * Stores a subscription; a browser that another account or session subscribed now belongs to this one. The newest ten of a person
 * stay. Returns its id.
 */
export async function saveSubscription(tx: Transaction, own: NewSubscription): Promise<number> {
  const [row] = await tx
    .insert(pushSubscriptions)
    .values(own)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...own, createdAt: sql`now()` } })
    .returning({ id: pushSubscriptions.id })
  if (!row) throw new Error('no subscription was stored')
  const isOwn = eq(pushSubscriptions.userId, own.userId)
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOwn)
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(MAX_OF_PERSON)
  await tx.delete(pushSubscriptions).where(and(isOwn, notInArray(pushSubscriptions.id, newest)))
  return row.id
}

/** Removes one's own subscription, all of them without an address. */
export async function removeOwnSubscriptions(
  tx: Transaction,
  userId: number,
  endpoint?: string,
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        endpoint === undefined ? sql`true` : eq(pushSubscriptions.endpoint, endpoint),
      ),
    )
}

/** Removes a subscription that the push service no longer knows. */
export async function removeSubscription(db: Database, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(hasId(pushSubscriptions.id, id))
}

/** Removes all of them: browsers subscribed with a key pair that is gone. */
export async function removeAllSubscriptions(tx: Transaction): Promise<void> {
  await tx.delete(pushSubscriptions)
}
