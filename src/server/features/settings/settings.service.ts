import type { z } from 'zod'
import type { StaffSettings, settingsChangesSchema } from '../../../contract/settings.ts'
import { listChats } from '../../../domain/contact/messengers.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { publishConsents } from '../consents/consent-documents.service.ts'
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
  actor: Writer,
  changes: SettingsChanges,
): Promise<StaffSettings> {
  return staffTransaction(db, actor, async (tx) => {
    await updateSettingsRow(tx, changes)
    await followSettings(tx)
    return requireSettings(tx)
  })
}

/** Does what follows from changed settings: plans the summary by the hours, publishes texts of consent. Their row must be locked. */
export async function followSettings(tx: Transaction): Promise<void> {
  const settings = await requireSettings(tx)
  await planSummary(tx, settings)
  await publishConsents(tx, settings)
}
