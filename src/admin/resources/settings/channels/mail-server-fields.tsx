import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import {
  DEFAULT_PORTS,
  findMailServerFault,
  type MailScheme,
  readMailServer,
} from '../../../../domain/channels/mail-server.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { SelectField, TextField } from '../../../kit/form/fields.tsx'
import { type ChannelField, type ChannelValues, toServerValues } from './channel-values.ts'
import { MAIL_SERVICES } from './mail-services.ts'

/** The mail server: a service to choose, or its parts. A whole address typed or pasted into the server's field is taken apart. */
export function MailServerFields({ form, field, password }: MailServerFieldsProps) {
  const server = form.watch('smtpServer').trim().toLowerCase()
  const service = MAIL_SERVICES.find((known) => known.server === server)
  const fill = (values: Partial<ChannelValues>) => {
    if (Object.keys(values).length === 0) return
    for (const name of ['smtpServer', 'smtpPort', 'smtpScheme', 'smtpLogin', 'smtpPassword'] as const) {
      const value = values[name]
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true })
    }
    form.clearErrors(['smtpServer', 'smtpPort', 'smtpLogin', 'smtpPassword'])
  }
  const choose = (chosen: string) => {
    const known = MAIL_SERVICES.find(({ name }) => name === chosen)
    if (known) fill({ smtpServer: known.server, smtpPort: String(known.port), smtpScheme: known.scheme })
    else {
      fill({ smtpServer: '' })
      form.setFocus('smtpServer')
    }
  }
  return (
    <>
      <Field
        label="Почтовая служба"
        hint="Подставит сервер, порт и шифрование. Службы их меняют: сохраните и нажмите «Проверить», должно прийти проверочное письмо"
      >
        {(control) => (
          <Select {...control} value={service?.name ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">Другая</option>
            {MAIL_SERVICES.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        {...field('smtpServer')}
        field={form.register('smtpServer', {
          onBlur: ({ target }) => fill(takeApart(target.value, form.getValues('smtpScheme'))),
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Например smtp.yandex.ru. Можно вставить и весь адрес: smtps://логин:пароль@сервер:465"
      />
      <SelectField
        {...field('smtpScheme')}
        field={form.register('smtpScheme', {
          onChange: ({ target }) => {
            const [scheme, other] =
              target.value === 'smtp' ? (['smtp', 'smtps'] as const) : (['smtps', 'smtp'] as const)
            const port = form.getValues('smtpPort').trim()
            if (port === '' || Number(port) === DEFAULT_PORTS[other])
              fill({ smtpPort: String(DEFAULT_PORTS[scheme]) })
          },
        })}
      >
        <option value="smtps">SSL/TLS — с первого байта, обычно порт 465</option>
        <option value="smtp">STARTTLS — с логином обязательно, обычно порт 587</option>
      </SelectField>
      <TextField {...field('smtpPort')} inputMode="numeric" autoComplete="off" />
      <TextField
        {...field('smtpLogin')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Обычно весь адрес ящика: zakaz@example.ru"
      />
      <TextField {...password} hint={service ? `${service.password}. ${password.hint}` : password.hint} />
    </>
  )
}

/** What a typed text says besides the server's name: a whole address, or name and port. Nothing for a name, or what is neither. */
function takeApart(typed: string, scheme: MailScheme): Partial<ChannelValues> {
  const text = typed.trim()
  const isWhole = /^smtps?:\/\//i.test(text)
  if (!isWhole && !/^[^\s:/@]+:\d+$/.test(text)) return {}
  const address = isWhole ? text : `${scheme}://${text}`
  if (findMailServerFault(address) !== null) return {}
  const { smtpLogin, ...server } = toServerValues(address)
  const smtpPassword = readMailServer(address).password
  return { ...server, ...(smtpLogin ? { smtpLogin } : {}), ...(smtpPassword ? { smtpPassword } : {}) }
}

interface Labelled {
  label: string
  field: UseFormRegisterReturn
  error: string | undefined
}

interface MailServerFieldsProps {
  form: UseFormReturn<ChannelValues>
  /** Props of a field by its name. */
  field: (name: ChannelField) => Labelled
  password: Labelled & { hint: string; type: string; autoComplete: string; placeholder: string }
}
