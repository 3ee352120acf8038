import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { CHANNELS, DELIVERY_KINDS, DELIVERY_STATUSES } from '../../../domain/channels/delivery-kinds.ts'
import { createdAt, id, moment, oneOf } from '../../platform/db/columns.ts'
import { inquiries } from '../inquiries/inquiries.table.ts'

/** One ring to one recipient: a message about an inquiry, a reminder, a summary or a test, or a letter about an account. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    inquiryId: integer().references(() => inquiries.id),
    channel: text({ enum: CHANNELS }).notNull(),
    /** Mail address, chat id, host of the webhook, or id of the push subscription. */
    recipient: text().notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** When it is tried next; null when nothing is planned. */
    nextAt: moment(),
    sentAt: moment(),
    createdAt: createdAt(),
    /** One row per occasion and recipient, whoever asks for it and how often. */
    occasion: text().notNull().unique(),
    /** What the message needs beside the inquiry: the day of a summary, the reason of a reminder. Of a letter about
     * an account the number, and the rest encrypted. No personal data. */
    details: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index().on(t.inquiryId),
    index().on(t.status, t.id),
    check('deliveries_kind', oneOf('kind', DELIVERY_KINDS)),
    check('deliveries_channel', oneOf('channel', CHANNELS)),
    check('deliveries_status', oneOf('status', DELIVERY_STATUSES)),
  ],
)
