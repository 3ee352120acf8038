import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { listDeliveries, retryDelivery } from './deliveries.service.ts'
import { testChannel } from './test-channel.service.ts'

export const deliveries = {
  list: api.deliveries.list.handler(({ context, input }) =>
    listDeliveries(context.db, requireActor(context), input),
  ),
  retry: api.deliveries.retry.handler(({ context, input }) =>
    retryDelivery(context.db, requireActor(context), {
      id: input.id,
      toldInquiries: context.toldInquiries,
    }),
  ),
}

/** The button that tries a channel sends a message. */
export const channelTest = api.channels.test.handler(({ context, input }) => testChannel(context, input.name))
