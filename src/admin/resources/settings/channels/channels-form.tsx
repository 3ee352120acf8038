import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { ChannelSettings } from '../../../../contract/channels.ts'
import { STAFF_PATH } from '../../../../domain/site/staff-paths.ts'
import { SwitchField, TextField } from '../../../kit/form/fields.tsx'
import { SaveBar } from '../../../kit/form/save-bar.tsx'
import { usePresence } from '../../../kit/record/use-presence.ts'
import { PushSwitch } from '../../../parts/account/push-switch.tsx'
import { ChannelPanel } from './channel-panel.tsx'
import { CHANNEL_LABELS, type ChannelField, hasMailPassword } from './channel-values.ts'
import { MailServerFields } from './mail-server-fields.tsx'
import { Subscribers } from './subscribers.tsx'
import { useChannelsForm } from './use-channels-form.ts'

const KEPT = 'Сохранён, прочитать нельзя. Оставьте пустым, чтобы не менять'
const PERSONAL = 'По умолчанию только номер, о чём заявка и ссылка: данные россиян уходят за границу'

/** One form for all channels. */
export function ChannelsForm({ settings }: { settings: ChannelSettings }) {
  const formId = useId()
  const navigate = useNavigate()
  const staffForm = useChannelsForm(settings)
  const others = usePresence(staffForm.record)
  const { register, formState } = staffForm.form
  const { telegram, webhook, push } = settings
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
  return (
    <form id={formId} className="channels" {...staffForm.props}>
      <ChannelPanel name="telegram" settings={settings} form={staffForm.form}>
        <TextField {...secret('botToken', telegram.botToken !== '')} />
        <TextField
          {...field('chatIds')}
          hint="Номера через запятую. Добавьте бота в чат и напишите ему /start"
        />
        <TextField {...field('apiBase')} />
        <SwitchField {...field('telegramPersonal')} hint={PERSONAL} />
      </ChannelPanel>
      <ChannelPanel name="webhook" settings={settings} form={staffForm.form}>
        <TextField {...field('url')} inputMode="url" />
        <TextField {...secret('secret', webhook.secret !== '')} />
        <SwitchField
          {...field('allowPrivate')}
          hint="Если программа работает на этом же сервере или в офисе"
        />
      </ChannelPanel>
      <ChannelPanel name="email" settings={settings} form={staffForm.form}>
        <MailServerFields
          form={staffForm.form}
          field={field}
          password={secret('smtpPassword', hasMailPassword(settings))}
        />
        <TextField {...field('from')} hint="Адрес, с которого разрешено писать: Септики <zakaz@example.ru>" />
        <TextField {...field('to')} hint="Адреса через запятую" />
      </ChannelPanel>
      <ChannelPanel name="push" settings={settings} form={staffForm.form}>
        <SwitchField {...field('pushPersonal')} hint={PERSONAL} />
        <PushSwitch isInSettings />
        <Subscribers people={push.people} />
      </ChannelPanel>
      <SaveBar
        staffForm={staffForm}
        formId={formId}
        labels={CHANNEL_LABELS}
        save="Сохранить"
        isBlocked={!formState.isDirty}
        idle="Нет изменений"
        others={others}
        onCancel={() => void navigate(STAFF_PATH)}
      />
    </form>
  )
}
