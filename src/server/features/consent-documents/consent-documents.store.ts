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
