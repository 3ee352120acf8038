import type { z } from 'zod'
import type { CurrentUser } from '../../contract/session.ts'
import type { PublicSettings, settingsChangesSchema } from '../../contract/settings.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { findSettings, updateSettings as updateSettingsRow } from './settings.store.ts'

type SettingsChanges = z.output<typeof settingsChangesSchema>

/** The site's settings. Throws without a row, which seeding creates. */
export async function requireSettings(db: Database): Promise<PublicSettings> {
  const settings = await findSettings(db)
  if (!settings) throw new Error('site_settings is empty: the database was not seeded')
  return settings
}

/** Undefined is left as it is; returns the changed settings. */
export function updateSettings(
  db: Database,
  actor: CurrentUser,
  changes: SettingsChanges,
): Promise<PublicSettings> {
  return staffTransaction(db, actor, async (tx) => {
    await updateSettingsRow(tx, changes)
    return requireSettings(tx)
  })
}
