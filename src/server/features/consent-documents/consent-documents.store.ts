import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { consentDocuments } from './consent-documents.table.ts'

/** All published texts, the newest version first. */
export function listDocuments(db: Database) {
  const { version, purpose, text, validFrom, id } = consentDocuments
  return db
    .select({ version, purpose, text, validFrom })
    .from(consentDocuments)
    .orderBy(desc(version), sql`${id}`)
}

/**
 * Those that visitors can read: not one that names another firm than the settings and that nobody agreed to, as the first one of a shop
 * before staff have written who they are.
 */
export function listShownDocuments(db: Database) {
  const { version, purpose, text, validFrom, id } = consentDocuments
  return db
    .select({ version, purpose, text, validFrom })
    .from(consentDocuments)
    .where(
      sql`coalesce(substring(${text} from 'ИНН (\\d+)') = (select nullif(company_inn, '') from site_settings), true)
        or exists (select from consents where consents.document_version = ${version})`,
    )
    .orderBy(desc(version), sql`${id}`)
}

/** Hashes of the texts of these purposes in a version; unknown ones are missing. */
export function findDocuments(tx: Transaction, wanted: number, purposes: readonly string[]) {
  const { version, purpose, textHash } = consentDocuments
  return tx
    .select({ version, purpose, textHash })
    .from(consentDocuments)
    .where(and(eq(version, wanted), inArray(purpose, [...purposes])))
    .orderBy(consentDocuments.id)
}

/** Publishes a version: one text per purpose, with the hash of each. */
export async function insertDocuments(
  tx: Transaction,
  version: number,
  texts: readonly { purpose: string; text: string }[],
): Promise<void> {
  await tx.insert(consentDocuments).values(
    texts.map(({ purpose, text }) => ({
      version,
      purpose,
      text,
      textHash: createHash('sha256').update(text).digest('hex'),
    })),
  )
}
