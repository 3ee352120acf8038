import type { z } from 'zod'
import { companyDetailsSchema } from '../../../contract/content/company-details.ts'
import type { PublicSettings, StaffSettings, settingsChangesSchema } from '../../../contract/settings.ts'
import { findBankProblem } from '../../../domain/company/bank-account.ts'
import { listChats } from '../../../domain/contact/messengers.ts'
import { sizeAddress } from '../../../lib/pictures/pictures.ts'
import { AppError, wrongField } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { publishConsents } from '../consent-documents/consent-documents.service.ts'
import { findSettings, listPictures, updateSettings as updateSettingsRow } from './settings.store.ts'

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
  const { logoRatio, ...stored } = settings
  const src = sizeAddress(stored.logo, 400)
  const chats = listChats(stored.messengers, stored)
  return { ...stored, chats, ...(src !== null && { logoPicture: { src, width: toLogoWidth(logoRatio) } }) }
}

/** Height of the logo in the header, and its largest width, in pixels. */
const LOGO = { height: 44, maxWidth: 176 }

const toLogoWidth = (ratio: number | null) => Math.min(Math.round(LOGO.height * (ratio ?? 1)), LOGO.maxWidth)

/** The same for visitors, who get no empty details of the firm: their answer is as specified until staff have filled some in. */
export async function readPublicSettings(db: Database): Promise<PublicSettings> {
  const settings: PublicSettings = await requireSettings(db)
  const shown = { ...settings }
  for (const name of companyDetailsSchema.keyof().options) {
    if (settings[name]?.length === 0) delete shown[name]
  }
  return shown
}

/** Undefined is left as it is; returns the changed settings. Throws BAD_REQUEST for bank details that do not fit together and for pictures that the library does not have. */
export function updateSettings(
  db: Database,
  actor: Writer,
  changes: SettingsChanges,
  changed: SettingsChanged,
): Promise<StaffSettings> {
  return staffTransaction(db, actor, async (tx) => {
    const before = await requireSettings(tx)
    await updateSettingsRow(tx, changes)
    const settings = await requireSettings(tx)
    checkBank(settings, changes)
    await checkPictures(tx, before, changes)
    return { ...settings, consentVersion: await followSettings(tx, settings, changed) }
  })
}

/** One number alone may be right, and yet not fit the stored ones. */
function checkBank(settings: StaffSettings, { bankBik, bankAccount, bankCorrAccount }: SettingsChanges) {
  if ([bankBik, bankAccount, bankCorrAccount].every((number) => number === undefined)) return
  const problem = findBankProblem(settings)
  if (!problem) return
  throw wrongField(problem.field, problem.message)
}

const PICTURES = ['logo', 'favicon', 'sharePicture'] as const

/** A picture that has stood there before does not keep other settings from being saved. */
async function checkPictures(tx: Transaction, before: StaffSettings, changes: SettingsChanges) {
  const chosen = PICTURES.flatMap((field) => {
    const url = changes[field]
    return url && url !== before[field] ? [{ field, url }] : []
  })
  if (chosen.length === 0) return
  // Whoever would delete one of them waits since the row names it (0043_pictures_and_journal).
  const known = await listPictures(
    tx,
    chosen.map(({ url }) => url),
  )
  const missing = chosen.filter(({ url }) => !known.has(url))
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map(({ field }) => [field, NO_PICTURE]))
  throw new AppError('BAD_REQUEST', NO_PICTURE, undefined, { errors })
}

const NO_PICTURE = 'Такой картинки нет в библиотеке: загрузите её или выберите другую'

/**
 * Does what follows from changed settings: tells of them, publishes texts of consent. Returns the version of these that is in use then.
 * The settings' row must be locked.
 */
export async function followSettings(
  tx: Transaction,
  settings: StaffSettings,
  changed: SettingsChanged,
): Promise<number> {
  await changed(tx, settings)
  return await publishConsents(tx, settings)
}
