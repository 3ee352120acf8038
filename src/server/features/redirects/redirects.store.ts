import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { redirects } from './redirects.table.ts'

/** Where an address has moved; null when it has not. */
export async function findRedirect(db: Database, from: string): Promise<string | null> {
  const [row] = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, from)).limit(1)
  return row?.to ?? null
}

/** Notes that an address has moved. */
export async function putRedirect(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.insert(redirects).values({ from, to }).onConflictDoUpdate({ target: redirects.from, set: { to } })
}
