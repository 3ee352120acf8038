import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { INQUIRY_STATUSES, INQUIRY_TYPES } from '../../lib/inquiry-kinds.ts'
import { createdAt, id, oneOf } from '../db/columns.ts'

/**
 * What staff search a request by: its texts in lower case with «е» for «ё», then the digits of its phone, each number
 * after a space. `search_text` of `inquiry-list.store.ts` is written the same way.
 */
const searchText = sql`replace(lower(
  name || E'\\n' || coalesce(email, '') || E'\\n' || coalesce(product_name, '') || E'\\n' || coalesce(service, '') || E'\\n' ||
  coalesce(message, '') || E'\\n' || coalesce(jsonb_path_query_array(items, '$[*].name')::text, '')), 'ё', 'е') ||
  E'\\n ' || coalesce(replace(phone_e164, '+', ''), '') || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')`

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
    searchText: text().notNull().generatedAlwaysAs(searchText),
  },
  (t) => [
    // Status and type stand in it so that counting reads the index alone.
    index().on(t.createdAt, t.id, t.status, t.type),
    index().on(t.status, t.createdAt, t.id),
    index('inquiries_name_index').on(sql`lower(${t.name})`),
    index().using('gin', t.searchText.op('gin_trgm_ops')),
    check('inquiries_status', oneOf('status', INQUIRY_STATUSES)),
    check('inquiries_type', oneOf('type', INQUIRY_TYPES)),
  ],
)
