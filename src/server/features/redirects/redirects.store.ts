import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { redirects } from './redirects.table.ts'

/** Where an address has moved, by itself when a slug changes (`keep_old_address`); null when it has not, or its record is gone. */
export async function findRedirect(db: Database, from: string): Promise<string | null> {
  const { to, entity, entityId } = redirects
  const [row] = await db
    .select({ to: sql<string | null>`coalesce(${to}, record_address(${entity}, ${entityId}))` })
    .from(redirects)
    .where(eq(redirects.from, from))
    .limit(1)
  return row?.to ?? null
}
