import { ApiError } from '../../../../api/error.ts'
import type { ChannelSettings } from '../../../../contract/channels.ts'
import { useStaffForm } from '../../../kit/form/use-staff-form.ts'
import type { Seen } from '../../../kit/write/in-turn.ts'
import { shownByForm } from '../../../kit/write/stale.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { channelsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import {
  CHANNEL_GROUPS,
  type ChannelValues,
  findLostSecrets,
  hasMailPassword,
  toChannelChanges,
  toChannelValues,
} from './channel-values.ts'

const LOST = 'Секрет тем временем заменили'

/** What is saved, over which settings. */
interface Saved {
  values: ChannelValues
  base: ChannelSettings
  seen: Seen | undefined
}

/** State and saving of the form for all channels; an edit that would go on with another person's secret is not sent. */
export function useChannelsForm(settings: ChannelSettings) {
  const api = useApi()
  const { run } = useWrite({
    call: ({ values, base }: Saved, options) => api.channels.update(toChannelChanges(values, base), options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Каналы сохранены' },
    failure: (reason) => `Не удалось сохранить каналы: ${reason}`,
    refresh: [channelsQuery(api).queryKey],
    onStale: shownByForm,
  })
  return useStaffForm<ChannelValues, ChannelSettings>({
    schema: async () =>
      (await import('./channel-form-schema.ts')).toChannelFormSchema(hasMailPassword(settings)),
    defaultValues: toChannelValues(settings),
    record: {
      entity: 'channels',
      id: 1,
      row: settings,
      groups: CHANNEL_GROUPS,
      hasSecrets: true,
      toValues: (row = settings) => toChannelValues(row),
    },
    save: async (values, _changed, base = settings, seen) => {
      const lost = findLostSecrets(values, base)
      if (lost.size > 0) throw new ApiError(400, LOST, LOST, lost)
      return await run({ values, base, seen }).catch((error) => {
        throw placeAtFields(error)
      })
    },
  })
}

/** A refusal with its messages at the fields of the flat form: `webhook.url` is `url`, `push.enabled` is `pushEnabled`, `email.smtpUrl` the server. */
function placeAtFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fieldErrors.size === 0) return error
  const { status, message, userMessage, fieldErrors } = error
  const placed = [...fieldErrors].map(([path, text]) => [toFieldName(path), text] as const)
  return new ApiError(status, message, userMessage, new Map(placed))
}

function toFieldName(path: string): string {
  const [channel, field = path] = path.split('.')
  if (field === 'smtpUrl') return 'smtpServer'
  if (field === 'enabled') return `${channel}Enabled`
  return field === 'personalData' ? `${channel}Personal` : field
}
