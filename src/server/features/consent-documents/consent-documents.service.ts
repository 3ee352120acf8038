import type { ConsentDocument } from '../../../contract/consents.ts'
import type { StaffSettings } from '../../../contract/settings.ts'
import { REQUEST_PURPOSE } from '../../../domain/inquiry/consent-purposes.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { insertDocuments, listDocuments, listShownDocuments } from './consent-documents.store.ts'

export { findDocuments } from './consent-documents.store.ts'

import type { BlocksOf } from '../../../contract/pages/pages.ts'
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
export async function publishConsents(tx: Transaction, settings: Facts): Promise<number> {
  const { isPublished, version, texts } = await composeNewest(tx, await readBlocks(tx, 'consent'), settings)
  if (!isPublished) await insertDocuments(tx, version, texts)
  return version
}

/** The same as visitors would read them if these texts were published now; nothing is. */
export async function listAsPublished(
  db: Database,
  blocks: BlocksOf<'consent'>,
  settings: Facts,
): Promise<ConsentDocument[]> {
  const shown = await listConsentDocuments(db)
  const { isPublished, version, texts } = await composeNewest(db, blocks, settings)
  if (isPublished) return shown
  const from = new Date().toISOString()
  return [...texts.map((one) => ({ ...one, version, from })), ...shown]
}

type Facts = ConsentFacts & Pick<StaffSettings, 'consentPurposes'>

/** The texts in use with their version: the newest published one when it says the same, else the next. */
async function composeNewest(db: Database, blocks: BlocksOf<'consent'>, settings: Facts) {
  const purposes = new Set([REQUEST_PURPOSE, ...settings.consentPurposes])
  const texts = [...purposes].map((purpose) => ({
    purpose,
    text: composeConsent(blocks, purpose, settings),
  }))
  const published = await listDocuments(db)
  const version = published[0]?.version ?? 0
  const newest = published.filter((document) => document.version === version)
  const isPublished =
    newest.length === texts.length &&
    texts.every(({ purpose, text }) => newest.some((one) => one.purpose === purpose && one.text === text))
  return { isPublished, version: isPublished ? version : version + 1, texts }
}
