import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { maySee } from '../../platform/http/rights.ts'
import { restoreRecord } from './restore.service.ts'
import { listTrash, purgeRecord } from './trash.service.ts'

export const trash = {
  list: api.trash.list.handler(async ({ context, input }) => {
    const reader = requireActor(context)
    const all = await listTrash(context.db, { withDetails: input.details === 'true' })
    return all.filter(({ entity }) => maySee(reader, entity))
  }),
  restore: api.trash.restore.handler(({ context, input }) =>
    restoreRecord(context.db, requireActor(context), { ...input, files: context.uploads.files }),
  ),
  remove: api.trash.remove.handler(({ context, input }) =>
    purgeRecord(context.db, requireActor(context), input, context.productsGone),
  ),
}
