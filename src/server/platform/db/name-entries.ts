import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Joins the entries that this transaction writes from now on: they are one act of a person. */
export async function joinEntries(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('shop.batch_id', ${randomUUID()}, true)`)
}

interface EntryNames {
  /** The same for all entries of a bulk change; empty for none. */
  batchId?: string
  /** How prices are changed; of inquiries, that they are merged. */
  source: string
}

/** What the journal's triggers add to the entries of this transaction from now on. */
export async function nameEntries(tx: Transaction, { batchId = '', source }: EntryNames): Promise<void> {
  await tx.execute(
    sql`select set_config('shop.batch_id', ${batchId}, true), set_config('shop.journal_source', ${source}, true)`,
  )
}
