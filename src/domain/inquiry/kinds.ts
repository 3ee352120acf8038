import { minutes } from '../../lib/duration.ts'

/** Kinds of inquiries as the staff area names them; `other` is everything else (admin.md, section 2). */
export const INQUIRY_TYPES = [
  'product',
  'installation',
  'service',
  'consultation',
  'repair',
  'other',
] as const

/** Statuses of inquiries in the order of the work (admin.md, section 4). */
export const INQUIRY_STATUSES = ['new', 'processing', 'completed', 'canceled'] as const

/** Most inquiries in one response of the staff list (decisions.md, inquiries). */
export const MAX_INQUIRIES = 500

/** Most inquiries that a call names one by one. */
export const MAX_CHOSEN = 500

/** So long an own note can be corrected, ms (decisions.md, inquiries). */
export const NOTE_CORRECTION_MS = minutes(10)

/** Parameters of an advertising link that are stored with an inquiry. */
export const UTM_KEYS = ['source', 'medium', 'campaign', 'content', 'term'] as const
export type UtmKey = (typeof UTM_KEYS)[number]

/** Statuses of inquiries that still need work. */
export const OPEN_STATUSES: readonly (typeof INQUIRY_STATUSES)[number][] = ['new', 'processing']

/** Whether an inquiry of this status still needs work. */
export const isOpenStatus = (status: (typeof INQUIRY_STATUSES)[number]): boolean =>
  OPEN_STATUSES.includes(status)
