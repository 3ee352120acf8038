import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { INQUIRY_STATUSES, INQUIRY_TYPES } from '../../contract/inquiries.ts'
import { createdAt, id, oneOf } from '../db/columns.ts'

export const inquiries = pgTable(
  'inquiries',
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    phoneE164: text('phone_e164'),
    email: text(),
    message: text(),
    service: text(),
    wizardData: jsonb().$type<unknown>(),
    items: jsonb().$type<{ id: number; name: string; price: number | null }[]>(),
    type: text({ enum: INQUIRY_TYPES }).notNull().default('other'),
    productName: text(),
    address: text(),
    preferredDate: text(),
    status: text({ enum: INQUIRY_STATUSES }).notNull().default('new'),
    /** Made by the visitor's browser for one sending; a repeat finds the same row. */
    idempotencyKey: text().unique(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt),
    check('inquiries_status', oneOf('status', INQUIRY_STATUSES)),
    check('inquiries_type', oneOf('type', INQUIRY_TYPES)),
  ],
)
