import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Waits for other transactions with the same mark, until this one ends: none counts past another. */
export async function lockMark(tx: Transaction, mark: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`)
}
