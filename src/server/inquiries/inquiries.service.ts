import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { contactInquirySchema } from '../../contract/inquiries.ts'
import { toE164 } from '../../lib/phone.ts'
import type { Database } from '../db/database.ts'
import { findInquiryIdByKey, insertInquiry } from './inquiries.store.ts'
import { toInquiryType } from './inquiry-type.ts'

type ContactInquiry = z.output<typeof contactInquirySchema>

/**
 * Stores a visitor's request and returns its id after the commit.
 * The same idempotency key returns the same id: retries and double clicks create one request.
 */
export async function receiveInquiry(
  db: Database,
  inquiry: ContactInquiry,
  idempotencyKey: string | null,
): Promise<number> {
  const key = idempotencyKey === null ? null : toStoredKey(idempotencyKey, inquiry)
  const known = key === null ? null : await findInquiryIdByKey(db, key)
  if (known !== null) return known
  const id = await insertInquiry(db, {
    name: inquiry.name,
    phone: inquiry.phone,
    phoneE164: toE164(inquiry.phone),
    email: inquiry.email,
    message: inquiry.message,
    service: inquiry.service,
    wizardData: inquiry.wizardData ?? null,
    items: inquiry.items,
    idempotencyKey: key,
    ...toInquiryType(inquiry.service, (inquiry.items ?? []).length > 0),
  })
  if (id !== null) return id
  // Concurrent copies: the other one has just been stored.
  const existing = key === null ? null : await findInquiryIdByKey(db, key)
  if (existing === null) throw new Error('an inquiry was neither stored nor found')
  return existing
}

/** Adds a hash of the content to the key: different content under the same key is stored as another request, not lost. */
function toStoredKey(idempotencyKey: string, inquiry: ContactInquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, inquiry]))
    .digest('hex')
}
