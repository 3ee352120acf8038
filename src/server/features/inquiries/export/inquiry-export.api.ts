import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { exportInquiries } from './inquiry-export.service.ts'

export const inquiryExport = {
  file: api.inquiryExport.file.handler(async ({ context, input }) => {
    const body = await exportInquiries(context.db, requireActor(context), input)
    return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
  }),
}
