import { api } from '../../../platform/http/implementer.ts'
import { addAttachments, requireAttachment } from './attachments.service.ts'

export const inquiryAttachments = {
  add: api.inquiryAttachments.add.handler(async ({ context, input }) => {
    const { id, files, comment } = input
    const { inquirySecret: secret, idempotencyKey, countableAddress } = context
    const addition = { id, secret, files, comment, idempotencyKey, countableAddress }
    const photos = await addAttachments(context.db, context.photos, addition)
    return { success: true, photos }
  }),
  file: api.inquiryAttachments.file.handler(async ({ context, input }) => {
    const file = await requireAttachment(context.db, context.photos, input)
    // Personal data: in the browser of that member of staff only, and not for long.
    context.setHeader('cache-control', 'private, max-age=300')
    return file
  }),
}
