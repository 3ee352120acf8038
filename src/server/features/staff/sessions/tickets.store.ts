import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { identity } from '../accounts.store.ts'
import { maySignIn, signInTickets, users } from '../staff.table.ts'

/** Codes that one ticket takes. */
const MAX_TRIES = 5

/** Stores a ticket; `id` is its hash. Tickets that are over go. */
export async function insertTicket(
  db: Database,
  ticket: { id: string; userId: number; password: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.expiresAt, now))
  await db.insert(signInTickets).values(ticket)
}

/** A ticket that is neither late nor spent, of an active account whose password is still the one that was right; with both. */
export async function findTicket(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({
      password: signInTickets.password,
      user: identity,
    })
    .from(signInTickets)
    .innerJoin(users, eq(users.id, signInTickets.userId))
    .where(and(isOpen(id, now), eq(users.password, signInTickets.password), maySignIn))
  return row ?? null
}

const isOpen = (id: string, now: Date) =>
  and(eq(signInTickets.id, id), gt(signInTickets.expiresAt, now), lt(signInTickets.tries, MAX_TRIES))

/** Counts a code; how many the ticket takes after it, null when it took none any more. */
export async function countTicketTry(db: Database, id: string, now: Date): Promise<number | null> {
  const [row] = await db
    .update(signInTickets)
    .set({ tries: sql`${signInTickets.tries} + 1` })
    .where(isOpen(id, now))
    .returning({ tries: signInTickets.tries })
  return row ? MAX_TRIES - row.tries : null
}

/** Uses up a ticket; false when another call did. */
export async function removeTicket(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx
    .delete(signInTickets)
    .where(eq(signInTickets.id, id))
    .returning({ id: signInTickets.id })
  return removed.length > 0
}
