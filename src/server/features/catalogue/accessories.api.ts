import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import { createAccessory, listAccessories, removeAccessory, updateAccessory } from './accessories.service.ts'

export const adminAccessories = {
  list: api.adminAccessories.list.handler(({ context }) => listAccessories(context.db)),
  create: api.adminAccessories.create.handler(({ context, input }) =>
    createAccessory(context.db, requireActor(context), input),
  ),
  update: api.adminAccessories.update.handler(({ context, input: { id, ...changes } }) =>
    updateAccessory(context.db, requireWriter(context, 'accessories', id), id, changes),
  ),
  remove: api.adminAccessories.remove.handler(({ context, input }) =>
    removeAccessory(context.db, requireWriter(context, 'accessories', input.id), input.id),
  ),
}
