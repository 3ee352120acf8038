import type { z } from 'zod'
import type { contactInquirySchema, Inquiry } from '../../contract/inquiries.ts'
import { toE164 } from '../../lib/phone.ts'
import type { Database } from '../db/database.ts'
import { findInquiryIdByKey, insertInquiry, listInquiries as listInquiryRows } from './inquiries.store.ts'
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
  const items = inquiry.items ?? null
  const id = await insertInquiry(db, {
    name: inquiry.name,
    phone: inquiry.phone,
    phoneE164: toE164(inquiry.phone),
    email: inquiry.email,
    message: inquiry.message,
    service: inquiry.service,
    wizardData: inquiry.wizardData ?? null,
    items,
    idempotencyKey,
    ...toInquiryType(inquiry.service, items !== null && items.length > 0),
  })
  if (id !== null) return id
  const existing = idempotencyKey === null ? null : await findInquiryIdByKey(db, idempotencyKey)
  if (existing === null) throw new Error('an inquiry was neither stored nor found')
  return existing
}

/** All requests, newest first. */
export async function listInquiries(db: Database): Promise<Inquiry[]> {
  const rows = await listInquiryRows(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
