import type { Transaction } from '../../platform/db/database.ts'
import { findDocuments } from '../consent-documents/consent-documents.service.ts'
import { insertConsents } from './consents.store.ts'

/** Where and to what a visitor agreed. */
export interface GivenConsent {
  inquiryId: number
  /** Version of the documents and purposes, as sent by the form; null when nothing was sent. */
  consent: { documentVersion: number; purposes: readonly string[] } | null | undefined
  ipAddress: string | null
  /** `product`, `cart`, `contact` or `wizard`. */
  form: string
  page: string | null
}

/**
 * Stores the consents of an inquiry with the hash of each text, in the inquiry's transaction. An unknown version or purpose
 * is left out: the inquiry is stored and marked as one without that consent.
 */
export async function recordConsents(tx: Transaction, { consent, ...evidence }: GivenConsent): Promise<void> {
  if (!consent || consent.purposes.length === 0) return
  const documents = await findDocuments(tx, consent.documentVersion, consent.purposes)
  await insertConsents(
    tx,
    documents.map(({ version, purpose, textHash }) => ({
      ...evidence,
      purpose,
      textHash,
      documentVersion: version,
    })),
  )
}
