import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Names the journal's action of what is written next in this transaction; null is that of the statement. */
export async function setJournalAction(tx: Transaction, action: 'restore' | null): Promise<void> {
  await tx.execute(sql`select set_config('shop.journal_action', ${action ?? ''}, true)`)
}
