import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.service.ts'

export const ownSessions = {
  list: api.ownSessions.list.handler(({ context }) =>
    listOwnSessions(context.db, requireActor(context).id, context.session.secret),
  ),
  end: api.ownSessions.end.handler(({ context, input: { id } }) =>
    endOwnSession(context.db, requireActor(context), context.session.secret, id),
  ),
  endOthers: api.ownSessions.endOthers.handler(async ({ context }) => ({
    ended: await endOtherSessions(context.db, requireActor(context), context.session.secret),
  })),
}
