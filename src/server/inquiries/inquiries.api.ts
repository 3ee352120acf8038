import { api } from '../http/implementer.ts'
import { receiveInquiry } from './inquiries.service.ts'
import { countInquiries, listInquiries, requireInquiry } from './inquiry-list.service.ts'

export const inquiries = {
  contact: api.inquiries.contact.handler(async ({ context, input }) => ({
    success: true,
    message: 'Мы свяжемся с вами в ближайшее время',
    id: await receiveInquiry(context.db, input, context.idempotencyKey),
  })),
}

export const adminInquiries = {
  list: api.adminInquiries.list.handler(async ({ context, input }) => {
    const { inquiries: page, total } = await listInquiries(context.db, input)
    context.setHeader('x-total-count', String(total))
    return page
  }),
  counts: api.adminInquiries.counts.handler(({ context, input }) => countInquiries(context.db, input)),
  byId: api.adminInquiries.byId.handler(({ context, input }) => requireInquiry(context.db, input.id)),
}
