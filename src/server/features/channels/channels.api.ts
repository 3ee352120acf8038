import { api } from '../../platform/http/implementer.ts'
import { readVersion } from '../../platform/http/read-version.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { readChannels, updateChannelSettings } from './channels.service.ts'
import { readPush, subscribe, unsubscribe } from './push.service.ts'

export const channels = {
  get: api.channels.get.handler(({ context }) => readChannels(context.db, context.secrets)),
  update: api.channels.update.handler(({ context, input }) =>
    updateChannelSettings(context.db, context.secrets, requireActor(context), {
      changes: input,
      seen: readVersion(context.ifMatch),
    }),
  ),
}

export const push = {
  get: api.push.get.handler(({ context }) =>
    readPush(context.db, context.secrets, requireActor(context), context.session.secret),
  ),
  subscribe: api.push.subscribe.handler(async ({ context, input }) => ({
    id: await subscribe(context.db, requireActor(context), context.session.secret, input),
  })),
  unsubscribe: api.push.unsubscribe.handler(async ({ context, input }) => {
    await unsubscribe(context.db, requireActor(context), input.endpoint)
    return { success: true as const }
  }),
}
