import { and, asc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { OpenForm, OtherEditor } from '../../../contract/records/presence.ts'
import { seconds } from '../../../lib/duration.ts'
import type { Database } from '../../platform/db/database.ts'
import { personName, users } from '../staff/staff.table.ts'
import { openForms } from './presence.table.ts'

/**
 * A form that was not renewed for this long counts as closed. Browsers renew and ask every 15 s (src/admin/kit/record/use-presence.ts), so
 * that a closed one is gone everywhere within a minute.
 */
const OPEN_FOR = seconds(40)

const isOpen: SQL<boolean> = sql`${openForms.seenAt} > now() - ${OPEN_FOR / 1000} * interval '1 second'`
const isForm = ({ entity, id }: OpenForm) => and(eq(openForms.entity, entity), eq(openForms.entityId, id))

/** Notes that the form is open now; its beginning is kept while it was never closed. Rows of an hour ago are dropped. */
export async function upsertOpenForm(db: Database, userId: number, { entity, id }: OpenForm): Promise<void> {
  await db.delete(openForms).where(lt(openForms.seenAt, sql`now() - interval '1 hour'`))
  await db
    .insert(openForms)
    .values({ entity, entityId: id, userId })
    .onConflictDoUpdate({
      target: [openForms.entity, openForms.entityId, openForms.userId],
      set: { seenAt: sql`now()`, since: sql`case when ${isOpen} then ${openForms.since} else now() end` },
    })
}

/** Everybody else who has the form open, first come first. */
export async function listOtherEditors(db: Database, userId: number, form: OpenForm): Promise<OtherEditor[]> {
  const rows = await db
    .select({ name: personName, since: openForms.since })
    .from(openForms)
    .innerJoin(users, eq(users.id, openForms.userId))
    .where(and(isForm(form), ne(openForms.userId, userId), isOpen))
    .orderBy(asc(openForms.since))
  return rows.map(({ name, since }) => ({ name, since: since.toISOString() }))
}

/** Notes that the form is closed. */
export async function deleteOpenForm(db: Database, userId: number, form: OpenForm): Promise<void> {
  await db.delete(openForms).where(and(isForm(form), eq(openForms.userId, userId)))
}
