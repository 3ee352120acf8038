import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { receiveInquiry } from './inquiries.service.ts'
import { countInquiries, listInquiries, markSamePhones } from './list/inquiry-list.service.ts'
import { requireInquiryDetail } from './work/inquiry-detail.service.ts'

/** Bytes of long texts that a list of inquiries carries: what people send never comes near, a flood does not get further. */
const MAX_LIST_TEXTS = 4_000_000

export const inquiries = {
  contact: api.inquiries.contact.handler(async ({ context, input }) => {
    const { id, attachmentSecret } = await receiveInquiry(context.db, input, context)
    const message = 'Мы свяжемся с вами в ближайшее время'
    return { success: true, message, id, number: id, attachmentSecret }
  }),
}

export const adminInquiries = {
  list: api.adminInquiries.list.handler(async ({ context, input }) => {
    const { inquiries: page, total } = await listInquiries(
      context.db,
      requireActor(context).id,
      input,
      MAX_LIST_TEXTS,
    )
    context.setHeader('x-total-count', String(total))
    return input.samePhone ? await markSamePhones(context.db, page) : page
  }),
  counts: api.adminInquiries.counts.handler(({ context, input }) =>
    countInquiries(context.db, requireActor(context).id, input),
  ),
  byId: api.adminInquiries.byId.handler(({ context, input }) => requireInquiryDetail(context.db, input.id)),
}
