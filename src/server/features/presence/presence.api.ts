import { api } from '../../platform/http/implementer.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { leaveForm, renewForm } from './presence.service.ts'

export const presence = {
  renew: api.presence.renew.handler(({ context, input }) =>
    renewForm(context.db, requireActor(context), input),
  ),
  leave: api.presence.leave.handler(({ context, input }) =>
    leaveForm(context.db, requireActor(context), input),
  ),
}
