import type { z } from 'zod'
import type { CurrentUser } from '../../contract/session.ts'
import type { StaffSettings, settingsChangesSchema } from '../../contract/settings.ts'
import { listChats } from '../../lib/messengers.ts'
import { publishConsents } from '../consents/consent-documents.service.ts'
import type { Database } from '../db/database.ts'
import { staffTransaction } from '../db/staff-transaction.ts'
import { planSummary } from '../deliveries/summaries.service.ts'
import { findSettings, updateSettings as updateSettingsRow } from './settings.store.ts'

type SettingsChanges = z.output<typeof settingsChangesSchema>

/** All settings of the site; the API cuts them down to what visitors may read. Throws without a row, which seeding creates. */
export async function requireSettings(db: Database): Promise<StaffSettings> {
  const settings = await findSettings(db)
  if (!settings) throw new Error('site_settings is empty: the database was not seeded')
  return { ...settings, chats: listChats(settings.messengers, settings) }
}

/** Undefined is left as it is; returns the changed settings. */
export function updateSettings(
  db: Database,
  actor: CurrentUser,
  changes: SettingsChanges,
): Promise<StaffSettings> {
  return staffTransaction(db, actor, async (tx) => {
    await updateSettingsRow(tx, changes)
    const settings = await requireSettings(tx)
    if (changes.hours !== undefined) await planSummary(tx, settings)
    // The update above has locked the only row of settings.
    await publishConsents(tx, settings)
    return requireSettings(tx)
  })
}
