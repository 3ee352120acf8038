import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { redirects } from './redirects.table.ts'

/** Where an address has moved, by itself when a slug changes (`keep_old_address`); null when it has not. */
export async function findRedirect(db: Database, from: string): Promise<string | null> {
  const [row] = await db.select({ to: redirects.to }).from(redirects).where(eq(redirects.from, from)).limit(1)
  return row?.to ?? null
}
