import type { ChannelChanges, ChannelSettings } from '../../contract/channels.ts'
import { HIDDEN_SECRET } from '../../lib/hidden-secret.ts'

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
  smtpUrl: string
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
  smtpUrl: 'Сервер (SMTP)',
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
    smtpUrl: email.smtpUrl.replace(`:${HIDDEN_SECRET}@`, '@'),
    smtpPassword: '',
    from: email.from,
    to: email.to.join(', '),
    pushEnabled: push.enabled,
    pushPersonal: push.personalData,
  }
}

/** What is sent; an empty secret stays as it is stored. */
export function toChannelChanges(values: ChannelValues, stored: ChannelSettings): ChannelChanges {
  const hasPassword = stored.email.smtpUrl.includes(`:${HIDDEN_SECRET}@`)
  const password = values.smtpPassword
    ? encodeURIComponent(values.smtpPassword)
    : hasPassword && HIDDEN_SECRET
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
      smtpUrl: withPassword(values.smtpUrl.trim(), password || null),
      from: values.from,
      to: toList(values.to),
    },
    push: { enabled: values.pushEnabled, personalData: values.pushPersonal },
  }
}

const toList = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** A typed password in the address itself stays there. */
function withPassword(address: string, password: string | null): string {
  const parts = /^(smtps?:\/\/)([^:@/]*)@([^@]*)$/i.exec(address)
  if (!parts || password === null) return address
  return `${parts[1]}${parts[2]}:${password}@${parts[3]}`
}
