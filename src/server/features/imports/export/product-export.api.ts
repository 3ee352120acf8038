import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { exportProducts } from './product-export.service.ts'

export const productExport = {
  file: api.productExport.file.handler(async ({ context, input }) => {
    const write = () => exportProducts(context, requireActor(context), input)
    const body = await (input.search?.trim() ? context.inSearchSlot(write) : write())
    return { headers: { 'content-disposition': `attachment; filename="${body.name}"` }, body }
  }),
}
