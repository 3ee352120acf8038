import type { InquiryCounts } from './list.ts'
import type { Inquiry } from './visitor.ts'
import type { InquiryDetail } from './work.ts'

/** A new inquiry for tests, with the fields of `own`. */
export const createInquiry = (own: Partial<Inquiry> = {}): Inquiry => ({
  id: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  type: 'other',
  status: 'new',
  name: 'Вера',
  phone: '8 (926) 123-45-67',
  phoneE164: '+79261234567',
  email: null,
  message: null,
  service: null,
  productName: null,
  address: null,
  preferredDate: null,
  items: null,
  wizardData: null,
  version: 1,
  assignee: null,
  answeredAt: null,
  answerDueAt: null,
  nextContactAt: null,
  lostReason: null,
  closedAt: null,
  spam: false,
  spamReason: null,
  preferredTime: null,
  source: { page: null, referrer: null, utm: null },
  sourceName: 'direct',
  hasConsent: true,
  doNotContact: false,
  erasedAt: null,
  ...own,
})

/** An inquiry as its sheet reads it, for tests, with the fields of `own`. */
export const createInquiryDetail = (own: Partial<InquiryDetail> = {}): InquiryDetail => ({
  ...createInquiry(),
  mergedInto: null,
  merged: [],
  notes: [],
  history: [],
  deliveries: [],
  attachments: [],
  related: [],
  consents: [],
  ...own,
})

/** How many inquiries the list has, for tests, with the numbers of `own`. */
export const createInquiryCounts = (own: Partial<InquiryCounts> = {}): InquiryCounts => ({
  all: 0,
  new: 0,
  processing: 0,
  completed: 0,
  canceled: 0,
  mine: 0,
  nobody: 0,
  overdue: 0,
  today: 0,
  spam: 0,
  wizard: 0,
  ...own,
})
