import { api } from '../../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../../platform/http/require-actor.ts'
import { listPreviewPart, previewUpTo } from './preview-parts.service.ts'
import { findLastBulk, listPriceHistory, undoBulk, updateBulk } from './prices.service.ts'
import { planBulk } from './scheduled-prices.service.ts'
import { undoPrice } from './undo-price.service.ts'

export const prices = {
  bulkUpdate: api.prices.bulkUpdate.handler(async ({ context, input: { effectiveAt, ...change } }) => {
    const actor = requireActor(context)
    if (effectiveAt == null) return { status: 200, body: await updateBulk(context.db, actor, change) }
    return { status: 202, body: await planBulk(context.db, actor, change, new Date(effectiveAt)) }
  }),
  bulkPreview: api.prices.bulkPreview.handler(({ context, input: { upTo, ...change } }) =>
    previewUpTo(context.db, change, upTo),
  ),
  bulkPart: api.prices.bulkPart.handler(({ context, input }) => listPreviewPart(context.db, input)),
  bulkUndo: api.prices.bulkUndo.handler(({ context, input }) =>
    undoBulk(context.db, requireActor(context), input.id),
  ),
  bulkLast: api.prices.bulkLast.handler(({ context }) => findLastBulk(context.db)),
  undo: api.prices.undo.handler(({ context, input: { key, id } }) =>
    undoPrice(context.db, requireWriter(context, 'products', key), key, id),
  ),
  history: api.prices.history.handler(({ context, input }) => listPriceHistory(context.db, input.key)),
}
