import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import { findLastBulk, listPriceHistory, previewBulk, undoBulk, updateBulk } from './prices.service.ts'

export const prices = {
  bulkUpdate: api.prices.bulkUpdate.handler(({ context, input }) =>
    updateBulk(context.db, requireActor(context), input),
  ),
  bulkPreview: api.prices.bulkPreview.handler(({ context, input }) => previewBulk(context.db, input)),
  bulkUndo: api.prices.bulkUndo.handler(({ context, input }) =>
    undoBulk(context.db, requireActor(context), input.id),
  ),
  bulkLast: api.prices.bulkLast.handler(({ context }) => findLastBulk(context.db)),
  history: api.prices.history.handler(({ context, input }) => listPriceHistory(context.db, input.key)),
}
