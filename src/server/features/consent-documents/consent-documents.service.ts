import type { ConsentDocument } from '../../../contract/consents.ts'
import type { StaffSettings } from '../../../contract/settings.ts'
import { REQUEST_PURPOSE } from '../../../domain/inquiry/consent-purposes.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { insertDocuments, listDocuments, listShownDocuments } from './consent-documents.store.ts'

export { findDocuments } from './consent-documents.store.ts'

import { readBlocks } from '../page-texts/page-texts.service.ts'
import { type ConsentFacts, composeConsent } from './consent-texts.ts'

/** The published texts that visitors can read, the newest version first: its purposes are those in use. */
export async function listConsentDocuments(db: Database): Promise<ConsentDocument[]> {
  const rows = await listShownDocuments(db)
  return rows.map(({ version, purpose, text, validFrom }) => ({
    version,
    purpose,
    text,
    from: validFrom.toISOString(),
  }))
}

/**
 * Publishes the next version when the texts in use differ from the newest published ones: at the first start, and when
 * their wording, or the firm's data, the term or the purposes in the settings change. A published text has the data of its time and never changes.
 * Returns the version in use. The caller's transaction holds a lock, so that two do not publish the same version.
 */
export async function publishConsents(
  tx: Transaction,
  settings: ConsentFacts & Pick<StaffSettings, 'consentPurposes'>,
): Promise<number> {
  const texts = await readBlocks(tx, 'consent')
  const purposes = new Set([REQUEST_PURPOSE, ...settings.consentPurposes])
  const wanted = [...purposes].map((purpose) => ({
    purpose,
    text: composeConsent(texts, purpose, settings),
  }))
  const published = await listDocuments(tx)
  const version = published[0]?.version ?? 0
  const newest = published.filter((document) => document.version === version)
  const isPublished =
    newest.length === wanted.length &&
    wanted.every(({ purpose, text }) => newest.some((one) => one.purpose === purpose && one.text === text))
  if (isPublished) return version
  await insertDocuments(tx, version + 1, wanted)
  return version + 1
}
