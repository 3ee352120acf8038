import type { ChannelChanges, ChannelSettings } from '../../contract/channels.ts'
import { HIDDEN_SECRET } from '../../lib/hidden-secret.ts'
import {
  DEFAULT_PORTS,
  type MailScheme,
  readMailServer,
  toMailAddress,
  toMailHost,
} from '../../lib/mail-server.ts'

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
}

/** Labels of the fields, for messages about them. */
export const CHANNEL_LABELS: Record<keyof ChannelValues, string> = {
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
export function toChannelValues({ email, telegram, webhook, push }: ChannelSettings): ChannelValues {
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
  }
}

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
