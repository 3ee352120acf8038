import type { PublicSettings } from '../../contract/settings.ts'
import type { Database } from '../db/database.ts'
import { findSettings } from './settings.store.ts'

/** The site's settings. Seeding makes the row, so a missing one is a fault, not an answer. */
export async function requireSettings(db: Database): Promise<PublicSettings> {
  const settings = await findSettings(db)
  if (!settings) throw new Error('site_settings is empty: the database was not seeded')
  return settings
}
