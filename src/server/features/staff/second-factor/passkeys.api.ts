import { api } from '../../../platform/http/implementer.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
  nameOwnPasskey,
  removeOwnPasskey,
} from './passkeys.service.ts'

export const passkeys = {
  list: api.passkeys.list.handler(({ context }) => listOwnPasskeys(context.db, requireActor(context).id)),
  begin: api.passkeys.begin.handler(({ context, input: { password } }) =>
    beginPasskey(context.db, requireActor(context), password, {
      origin: context.origin,
      session: context.session.secret,
    }),
  ),
  create: api.passkeys.create.handler(({ context, input }) =>
    addPasskey(context.db, requireActor(context), input, {
      origin: context.origin,
      session: context.session.secret,
      userAgent: context.userAgent,
    }),
  ),
  rename: api.passkeys.rename.handler(({ context, input: { id, name } }) =>
    nameOwnPasskey(context.db, requireActor(context), id, name),
  ),
  remove: api.passkeys.remove.handler(async ({ context, input }) => {
    await removeOwnPasskey(context.db, requireActor(context), context.secrets, input)
    return { success: true }
  }),
}
