import { api } from '../http/implementer.ts'
import { requireSettings } from './settings.service.ts'

export const settings = {
  get: api.settings.get.handler(({ context }) => requireSettings(context.db)),
}
