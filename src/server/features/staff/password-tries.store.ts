import { and, count, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { loginFailures } from './staff.table.ts'

interface Attempt {
  account: string
  address: string
}

/** Condition on account and address; matches nothing without either. */
function isOf({ account, address }: Partial<Attempt>): SQL | undefined {
  return and(
    account === undefined ? undefined : eq(loginFailures.account, account),
    address === undefined ? undefined : eq(loginFailures.address, address),
    account === undefined && address === undefined ? sql`false` : undefined,
  )
}

/** Number of failures since a time, and time of the last one; without the attempt `except`. */
export async function countFailures(db: Database, of: Partial<Attempt>, since: Date, except: number) {
  const [row] = await db
    .select({
      failures: sql<number>`${count()}::int`,
      lastAt: sql<string | null>`max(${loginFailures.failedAt})`,
    })
    .from(loginFailures)
    .where(and(isOf(of), gt(loginFailures.failedAt, since), ne(loginFailures.id, except)))
  return { failures: row?.failures ?? 0, lastAt: row?.lastAt ? new Date(row.lastAt) : null }
}

/** Inserts a failure and returns its id. */
export async function insertFailure(db: Database, attempt: Attempt, now: Date): Promise<number> {
  const [row] = await db
    .insert(loginFailures)
    .values({ ...attempt, failedAt: now })
    .returning({ id: loginFailures.id })
  if (!row) throw new Error('a failed sign-in was not stored')
  return row.id
}

/** Deletes one failure. */
export async function removeFailure(db: Database, id: number): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, id))
}

/** Deletes all failures of an account, an address, or both. */
export async function removeFailures(db: Database | Transaction, of: Partial<Attempt>): Promise<void> {
  await db.delete(loginFailures).where(isOf(of))
}

/** Deletes failures that no longer count. */
export async function removeFailuresBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(loginFailures).where(lt(loginFailures.failedAt, moment))
}
