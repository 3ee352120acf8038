import type { ChannelChanges, ChannelSettings } from '../../../../contract/channels.ts'
import { HIDDEN_SECRET } from '../../../../domain/channels/hidden-secret.ts'
import {
  DEFAULT_PORTS,
  type MailScheme,
  readMailServer,
  toMailAddress,
  toMailHost,
} from '../../../../domain/channels/mail-server.ts'
import type { FieldGroup } from '../../../kit/record/merge.ts'

/** The channels as one flat form; lists are texts, secrets are empty until replaced. */
export interface ChannelValues {
  telegramEnabled: boolean
  botToken: string
  chatIds: string
  apiBase: string
  telegramPersonal: boolean
  webhookEnabled: boolean
  url: string
  secret: string
  allowPrivate: boolean
  emailEnabled: boolean
  smtpServer: string
  smtpPort: string
  smtpScheme: MailScheme
  smtpLogin: string
  smtpPassword: string
  from: string
  to: string
  pushEnabled: boolean
  pushPersonal: boolean
  /** How often each secret was changed, as it was when the edit began. */
  botTokenVersion: number
  urlVersion: number
  secretVersion: number
  smtpPasswordVersion: number
}

/**
 * A secret belongs to whom it is sent to: of two edits one is taken as a whole, so that no password meets a server that it was not
 * typed for.
 */
export const CHANNEL_GROUPS: readonly FieldGroup[] = [
  {
    label: 'Ключ бота и адрес Bot API',
    names: ['botToken', 'apiBase', 'botTokenVersion'],
    secrets: new Map([['botToken', 'botTokenVersion']]),
  },
  {
    label: 'Адрес и ключ подписи вебхука',
    names: ['url', 'secret', 'urlVersion', 'secretVersion'],
    secrets: new Map([
      ['url', 'urlVersion'],
      ['secret', 'secretVersion'],
    ]),
  },
  {
    label: 'Почтовый сервер',
    names: ['smtpServer', 'smtpPort', 'smtpScheme', 'smtpLogin', 'smtpPassword', 'smtpPasswordVersion'],
    secrets: new Map([['smtpPassword', 'smtpPasswordVersion']]),
  },
]

/** What the form shows of them. */
export type ChannelField = Exclude<keyof ChannelValues, `${string}Version`>

/** Labels of the fields, for messages about them. */
export const CHANNEL_LABELS: Record<ChannelField, string> = {
  telegramEnabled: 'Telegram включён',
  botToken: 'Ключ бота',
  chatIds: 'Чаты',
  apiBase: 'Адрес Bot API',
  telegramPersonal: 'Имя и телефон в Telegram',
  webhookEnabled: 'Вебхук включён',
  url: 'Адрес',
  secret: 'Ключ подписи',
  allowPrivate: 'Разрешить адреса внутренней сети',
  emailEnabled: 'Почта включена',
  smtpServer: 'Сервер (SMTP)',
  smtpPort: 'Порт',
  smtpScheme: 'Шифрование',
  smtpLogin: 'Логин',
  smtpPassword: 'Пароль',
  from: 'От кого',
  to: 'Кому',
  pushEnabled: 'Уведомления на телефоны включены',
  pushPersonal: 'Имя и телефон в уведомлении',
}

/** Fills the form. */
export function toChannelValues(settings: ChannelSettings): ChannelValues {
  const { email, telegram, webhook, push, secretVersions } = settings
  return {
    telegramEnabled: telegram.enabled,
    botToken: '',
    chatIds: telegram.chatIds.join(', '),
    apiBase: telegram.apiBase,
    telegramPersonal: telegram.personalData,
    webhookEnabled: webhook.enabled,
    url: webhook.url,
    secret: '',
    allowPrivate: webhook.allowPrivate,
    emailEnabled: email.enabled,
    ...toServerValues(email.smtpUrl),
    smtpPassword: '',
    from: email.from,
    to: email.to.join(', '),
    pushEnabled: push.enabled,
    pushPersonal: push.personalData,
    botTokenVersion: secretVersions.botToken,
    urlVersion: secretVersions.url,
    secretVersion: secretVersions.secret,
    smtpPasswordVersion: secretVersions.smtpPassword,
  }
}

/**
 * Secrets that are to stay as they were when the edit began, but have been replaced since: the edit cannot go on with another
 * person's. Messages by their fields.
 */
export function findLostSecrets(values: ChannelValues, stored: ChannelSettings): ReadonlyMap<string, string> {
  const { secretVersions: present, telegram, webhook } = stored
  const lost: readonly (readonly [isLost: boolean, field: keyof ChannelValues, message: string])[] = [
    [
      values.botTokenVersion !== present.botToken && values.botToken === '' && telegram.botToken !== '',
      'botToken',
      'Ключ бота тем временем заменили: введите свой заново',
    ],
    [
      values.urlVersion !== present.url && isHiddenAddress(values.url),
      'url',
      'Адрес тем временем изменили: введите свой целиком',
    ],
    [
      values.secretVersion !== present.secret && values.secret === '' && webhook.secret !== '',
      'secret',
      'Ключ подписи тем временем заменили: введите свой заново',
    ],
    [
      values.smtpPasswordVersion !== present.smtpPassword &&
        values.smtpPassword === '' &&
        values.smtpLogin.trim() !== '' &&
        hasMailPassword(stored),
      'smtpPassword',
      'Пароль тем временем заменили: введите свой заново',
    ],
  ]
  return new Map(lost.flatMap(([isLost, field, message]) => (isLost ? [[field, message] as const] : [])))
}

const isHiddenAddress = (url: string) => url.includes(HIDDEN_SECRET)

/** What is sent; an empty secret stays as it is stored. */
export function toChannelChanges(values: ChannelValues, stored: ChannelSettings): ChannelChanges {
  return {
    telegram: {
      enabled: values.telegramEnabled,
      botToken: values.botToken || HIDDEN_SECRET,
      chatIds: toList(values.chatIds),
      apiBase: values.apiBase,
      personalData: values.telegramPersonal,
    },
    webhook: {
      enabled: values.webhookEnabled,
      url: values.url,
      secret: values.secret || HIDDEN_SECRET,
      allowPrivate: values.allowPrivate,
    },
    email: {
      enabled: values.emailEnabled,
      smtpUrl: toSmtpUrl(values, hasMailPassword(stored)),
      from: values.from,
      to: toList(values.to),
    },
    push: { enabled: values.pushEnabled, personalData: values.pushPersonal },
  }
}

const toList = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Whether a password of the mail server is stored. */
export const hasMailPassword = ({ email }: ChannelSettings): boolean =>
  email.smtpUrl !== '' && readMailServer(email.smtpUrl).password === HIDDEN_SECRET

type ServerValues = Pick<ChannelValues, 'smtpServer' | 'smtpPort' | 'smtpScheme' | 'smtpLogin'>

/** The fields of a server by its address. */
export function toServerValues(address: string): ServerValues {
  if (address === '') return { smtpServer: '', smtpPort: '465', smtpScheme: 'smtps', smtpLogin: '' }
  const { host, port, secure, user } = readMailServer(address)
  return {
    smtpServer: host,
    smtpPort: String(port),
    smtpScheme: secure ? 'smtps' : 'smtp',
    smtpLogin: user,
  }
}

/** The address of a server by its fields; a stored password stays while none is typed. */
function toSmtpUrl(values: ChannelValues, hasPassword: boolean): string {
  const host = toMailHost(values.smtpServer.trim())
  if (host === null) return ''
  return toMailAddress({
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(values.smtpPort) || DEFAULT_PORTS[values.smtpScheme],
    secure: values.smtpScheme === 'smtps',
    user: values.smtpLogin.trim(),
    password: values.smtpPassword || (hasPassword ? HIDDEN_SECRET : ''),
  })
}
