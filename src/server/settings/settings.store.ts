import { getTableColumns } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { siteSettings } from './settings.table.ts'

const { id: _id, updatedAt: _updatedAt, ...columns } = getTableColumns(siteSettings)

/** The one row of settings; null before seeding. */
export async function findSettings(db: Database) {
  const [row] = await db.select(columns).from(siteSettings).limit(1)
  return row ?? null
}
