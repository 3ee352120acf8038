import { api } from '../http/implementer.ts'
import { listInquiries, receiveInquiry } from './inquiries.service.ts'

export const inquiries = {
  contact: api.inquiries.contact.handler(async ({ context, input }) => ({
    success: true,
    message: 'Мы свяжемся с вами в ближайшее время',
    id: await receiveInquiry(context.db, input, context.idempotencyKey),
  })),
}

export const adminInquiries = {
  list: api.adminInquiries.list.handler(({ context }) => listInquiries(context.db)),
}
