import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { restoreRecord } from './restore.service.ts'
import { listTrash, listTrashPart, purgeRecord } from './trash.service.ts'

export const trash = {
  list: api.trash.list.handler(({ context, input: { details, upTo } }) =>
    listTrash(context.db, requireActor(context), { withDetails: details === 'true', upTo }),
  ),
  restore: api.trash.restore.handler(({ context, input }) =>
    restoreRecord(context.db, requireActor(context), { ...input, files: context.uploads.files }),
  ),
  remove: api.trash.remove.handler(({ context, input }) =>
    purgeRecord(context.db, requireActor(context), input, context.productsGone),
  ),
}

export const trashParts = {
  list: api.trashParts.list.handler(({ context, input }) =>
    listTrashPart(context.db, requireActor(context), input),
  ),
}
