import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { contactInquirySchema } from '../../contract/inquiries.ts'
import { toE164 } from '../../lib/phone.ts'
import type { Database } from '../db/database.ts'
import { findInquiryIdByKey, insertInquiry } from './inquiries.store.ts'
import { toInquiryType } from './inquiry-type.ts'

type ContactInquiry = z.output<typeof contactInquirySchema>

/**
 * Keeps a visitor's request and answers its id once it is committed.
 * The same idempotency key gives the same id: retries and double clicks make one request.
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
  // Two copies arrived at once: the other one was stored a moment ago.
  const existing = key === null ? null : await findInquiryIdByKey(db, key)
  if (existing === null) throw new Error('an inquiry was neither stored nor found')
  return existing
}

/** A key stands for one content: other words under the same key are another request, never a lost one. */
function toStoredKey(idempotencyKey: string, inquiry: ContactInquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, inquiry]))
    .digest('hex')
}
