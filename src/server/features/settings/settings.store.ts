import { getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Changes } from '../../platform/db/rows.ts'
import { consentDocuments } from '../consent-documents/consent-documents.table.ts'
import { siteSettings } from './settings.table.ts'

const { id: _id, updatedAt: _updatedAt, ...columns } = getTableColumns(siteSettings)

/** Version of the current consent texts; 0 before the first is published. */
const consentVersion = sql<number>`(select coalesce(max(${consentDocuments.version}), 0) from ${consentDocuments})`

/** The one row of settings; null before seeding. */
export async function findSettings(db: Database) {
  const [row] = await db
    .select({ ...columns, consentVersion })
    .from(siteSettings)
    .limit(1)
  return row ?? null
}

type Settings = Omit<typeof siteSettings.$inferInsert, 'id' | 'updatedAt'>

/** Undefined is left as it is. */
export async function updateSettings(tx: Transaction, changes: Changes<Settings>): Promise<void> {
  await tx.update(siteSettings).set({ ...changes, updatedAt: new Date() })
}
