import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { callCounts } from './call-counts.table.ts'

/** Counts a call, and returns how many this caller has made in this minute, at all instances. */
export async function addCall(db: Database, caller: string, minute: Date): Promise<number> {
  const [row] = await db
    .insert(callCounts)
    .values({ caller, minute, calls: 1 })
    .onConflictDoUpdate({
      target: [callCounts.caller, callCounts.minute],
      set: { calls: sql`${callCounts.calls} + 1` },
    })
    .returning({ calls: callCounts.calls })
  if (!row) throw new Error('a call was not counted')
  return row.calls
}

/** Deletes the counts of minutes that are over; clocks of instances differ by less. */
export async function removeOldCounts(db: Database): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.minute, sql`now() - interval '5 minutes'`))
}
