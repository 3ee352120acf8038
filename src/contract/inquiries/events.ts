import { z } from 'zod'

/** What the stream of events says about inquiries (`GET /api/admin/events`). */
export const INQUIRY_EVENTS = ['inquiry.created', 'inquiry.changed'] as const

/** Notification of the triggers of migration 0016_request_work; the stream sends `id` and `version` as its data. */
export const inquiryEventSchema = z.object({
  event: z.enum(INQUIRY_EVENTS),
  id: z.int(),
  version: z.int(),
})
export type InquiryEvent = z.infer<typeof inquiryEventSchema>
