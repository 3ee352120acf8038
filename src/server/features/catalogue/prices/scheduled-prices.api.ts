import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { cancelScheduledPrice, listScheduledPrices, markScheduledSeen } from './scheduled-prices.service.ts'

export const scheduledPrices = {
  list: api.scheduledPrices.list.handler(({ context }) => listScheduledPrices(context.db)),
  remove: api.scheduledPrices.remove.handler(({ context, input }) =>
    cancelScheduledPrice(context.db, requireActor(context), input.id),
  ),
  markSeen: api.scheduledPrices.markSeen.handler(({ context, input }) =>
    markScheduledSeen(context.db, requireActor(context), input.id),
  ),
}
