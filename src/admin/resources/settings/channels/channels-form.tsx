import { useId } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../../api/error.ts'
import type { ChannelSettings } from '../../../../contract/channels.ts'
import { STAFF_PATH } from '../../../../domain/site/staff-paths.ts'
import { SwitchField, TextField } from '../../../kit/form/fields.tsx'
import { FormFoot } from '../../../kit/form/form-foot.tsx'
import { useStaffForm } from '../../../kit/form/use-staff-form.ts'
import { usePresence } from '../../../kit/record/use-presence.ts'
import type { Seen } from '../../../kit/write/in-turn.ts'
import { shownByForm } from '../../../kit/write/stale.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { PushSwitch } from '../../../parts/account/push-switch.tsx'
import { channelsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { ChannelPanel } from './channel-panel.tsx'
import {
  CHANNEL_GROUPS,
  CHANNEL_LABELS,
  type ChannelField,
  type ChannelValues,
  findLostSecrets,
  hasMailPassword,
  toChannelChanges,
  toChannelValues,
} from './channel-values.ts'
import { MailServerFields } from './mail-server-fields.tsx'
import { Subscribers } from './subscribers.tsx'

const KEPT = 'Сохранён, прочитать нельзя. Оставьте пустым, чтобы не менять'
const PERSONAL = 'По умолчанию только номер, о чём заявка и ссылка: данные россиян уходят за границу'

const LOST = 'Секрет тем временем заменили'

/** What is saved, over which settings. */
interface Saved {
  values: ChannelValues
  base: ChannelSettings
  seen: Seen | undefined
}

/** One form for all channels. */
export function ChannelsForm({ settings }: { settings: ChannelSettings }) {
  const api = useApi()
  const formId = useId()
  const navigate = useNavigate()
  const { run } = useWrite({
    call: ({ values, base }: Saved, options) => api.channels.update(toChannelChanges(values, base), options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Каналы сохранены' },
    failure: (reason) => `Не удалось сохранить каналы: ${reason}`,
    refresh: [channelsQuery(api).queryKey],
    onStale: shownByForm,
  })
  const staffForm = useStaffForm<ChannelValues, ChannelSettings>({
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
  const others = usePresence(staffForm.record)
  const { register, formState } = staffForm.form
  const { email, telegram, webhook, push } = settings
  const field = (name: ChannelField) => ({
    label: CHANNEL_LABELS[name],
    field: register(name),
    error: formState.errors[name]?.message,
  })
  const secret = (name: ChannelField, isStored: boolean) => ({
    ...field(name),
    type: 'password',
    autoComplete: 'new-password',
    placeholder: isStored ? '••••••••' : '',
    hint: isStored ? KEPT : 'Хранится зашифрованным, прочитать нельзя',
  })
  const isUnsaved = formState.isDirty
  return (
    <form id={formId} className="channels" {...staffForm.props}>
      <ChannelPanel
        name="telegram"
        title="Telegram"
        about="Сообщение с кнопкой «Открыть запрос»"
        isOn={telegram.enabled}
        problem={telegram.problem}
        field={register('telegramEnabled')}
        isUnsaved={isUnsaved}
      >
        <TextField {...secret('botToken', telegram.botToken !== '')} />
        <TextField
          {...field('chatIds')}
          hint="Номера через запятую. Добавьте бота в чат и напишите ему /start"
        />
        <TextField {...field('apiBase')} />
        <SwitchField {...field('telegramPersonal')} hint={PERSONAL} />
      </ChannelPanel>
      <ChannelPanel
        name="webhook"
        title="Вебхук"
        about="amoCRM, Битрикс24 и свои программы"
        isOn={webhook.enabled}
        problem={webhook.problem}
        field={register('webhookEnabled')}
        isUnsaved={isUnsaved}
      >
        <TextField {...field('url')} inputMode="url" />
        <TextField {...secret('secret', webhook.secret !== '')} />
        <SwitchField
          {...field('allowPrivate')}
          hint="Если программа работает на этом же сервере или в офисе"
        />
      </ChannelPanel>
      <ChannelPanel
        name="email"
        title="Почта"
        about="Письмо, в ответ на которое пишут клиенту"
        isOn={email.enabled}
        problem={email.problem}
        field={register('emailEnabled')}
        isUnsaved={isUnsaved}
      >
        <MailServerFields
          form={staffForm.form}
          field={field}
          password={secret('smtpPassword', hasMailPassword(settings))}
        />
        <TextField {...field('from')} hint="Адрес, с которого разрешено писать: Септики <zakaz@example.ru>" />
        <TextField {...field('to')} hint="Адреса через запятую" />
      </ChannelPanel>
      <ChannelPanel
        name="push"
        title="Телефоны и браузеры"
        about="Каждый включает у себя"
        isOn={push.enabled}
        problem={push.problem}
        field={register('pushEnabled')}
        isUnsaved={isUnsaved}
      >
        <SwitchField {...field('pushPersonal')} hint={PERSONAL} />
        <PushSwitch isInSettings />
        <Subscribers people={push.people} />
      </ChannelPanel>
      <div className="savebar">
        <FormFoot
          staffForm={staffForm}
          formId={formId}
          labels={CHANNEL_LABELS}
          save="Сохранить"
          isBlocked={!isUnsaved}
          idle="Нет изменений"
          others={others}
          onCancel={() => void navigate(STAFF_PATH)}
        />
      </div>
    </form>
  )
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
