import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { requireRight } from '../../platform/http/rights.ts'
import { applyBulkAction, undoBulkAction } from './bulk-actions.service.ts'

export const bulkActions = {
  apply: api.bulkActions.apply.handler(({ context, input }) => {
    const actor = requireActor(context)
    if (input.action.remove) requireRight(actor, 'delete')
    return applyBulkAction(context.db, actor, input)
  }),
  undo: api.bulkActions.undo.handler(({ context, input: { batchId } }) =>
    undoBulkAction(context.db, requireActor(context), { batchId, files: context.uploads.files }),
  ),
}
