import { forReader, readerOf } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import { requireWriter } from '../../platform/http/require-actor.ts'
import { readPublicSettings, requireSettings, updateSettings } from './settings.service.ts'

export const settings = {
  get: api.settings.get.handler(async ({ context }) =>
    forReader(readerOf(context, 'settings'), await readPublicSettings(context.db), 'trashDays'),
  ),
}

export const adminSettings = {
  get: api.adminSettings.get.handler(({ context }) => requireSettings(context.db)),
  update: api.adminSettings.update.handler(({ context, input }) =>
    updateSettings(context.db, requireWriter(context, 'settings', 1), input, context.settingsChanged),
  ),
}
