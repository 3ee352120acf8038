import type { z } from 'zod'
import type { StaffSettings, settingsChangesSchema } from '../../../contract/settings.ts'
import { listChats } from '../../../domain/contact/messengers.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { publishConsents } from '../consent-documents/consent-documents.service.ts'
import { findSettings, updateSettings as updateSettingsRow } from './settings.store.ts'

export { findIndexNow } from './settings.store.ts'

type SettingsChanges = z.output<typeof settingsChangesSchema>

/** Tells features above of settings that were changed, in that transaction. */
export type SettingsChanged = (tx: Transaction, settings: StaffSettings) => Promise<void>

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    settingsChanged: SettingsChanged
  }
}

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
  changed: SettingsChanged,
): Promise<StaffSettings> {
  return staffTransaction(db, actor, async (tx) => {
    await updateSettingsRow(tx, changes)
    await followSettings(tx, changed)
    return requireSettings(tx)
  })
}

/** Does what follows from changed settings: tells of them, publishes texts of consent. Their row must be locked. */
export async function followSettings(tx: Transaction, changed: SettingsChanged): Promise<void> {
  const settings = await requireSettings(tx)
  await changed(tx, settings)
  await publishConsents(tx, settings)
}
