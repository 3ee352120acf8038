import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { hasId } from '../../../platform/db/rows.ts'
import { maySignIn, users } from '../staff.table.ts'

/** An active member of staff with this address (null: whichever); null when there is none by now. */
export async function findAddressee(db: Database, id: number, email: string | null) {
  const isAddressed = email === null ? undefined : eq(users.email, email)
  const [row] = await db
    .select({ username: users.username, fullName: users.fullName })
    .from(users)
    .where(and(hasId(users.id, id), isAddressed, maySignIn))
  return row ?? null
}
