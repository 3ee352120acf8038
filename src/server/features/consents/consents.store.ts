import type { Transaction } from '../../platform/db/database.ts'
import { consents } from './consents.table.ts'

/** Stores evidence of consents. */
export async function insertConsents(
  tx: Transaction,
  rows: readonly (typeof consents.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(consents).values([...rows])
}
