import { api } from '../http/implementer.ts'
import { requireActor } from '../http/require-actor.ts'
import { requireSettings, updateSettings } from './settings.service.ts'

export const settings = {
  get: api.settings.get.handler(({ context }) => requireSettings(context.db)),
}

export const adminSettings = {
  get: api.adminSettings.get.handler(({ context }) => requireSettings(context.db)),
  update: api.adminSettings.update.handler(({ context, input }) =>
    updateSettings(context.db, requireActor(context), input),
  ),
}
