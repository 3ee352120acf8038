import { z } from 'zod'
import { toMailHost } from '../../../../domain/channels/mail-server.ts'

const isAddress = (schemes: RegExp) => (text: string) =>
  text.trim() === '' || (schemes.test(text.trim()) && URL.canParse(text.trim()))

const channelFormSchema = z.object({
  telegramEnabled: z.boolean(),
  botToken: z.string(),
  chatIds: z.string(),
  apiBase: z.string().refine(isAddress(/^https?:\/\//i), 'Введите адрес, который начинается с https://'),
  telegramPersonal: z.boolean(),
  webhookEnabled: z.boolean(),
  url: z.string().refine(isAddress(/^https?:\/\//i), 'Введите адрес, который начинается с https://'),
  secret: z.string(),
  allowPrivate: z.boolean(),
  emailEnabled: z.boolean(),
  smtpServer: z
    .string()
    .refine(
      (text) => text.trim() === '' || toMailHost(text.trim()) !== null,
      'Введите только имя сервера, например smtp.yandex.ru: порт и логин — в соседних полях',
    ),
  smtpPort: z
    .string()
    .refine(
      (text) =>
        text.trim() === '' || (/^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65535),
      'Порт — число, обычно 465 или 587',
    ),
  smtpScheme: z.enum(['smtps', 'smtp']),
  smtpLogin: z.string(),
  smtpPassword: z.string(),
  from: z.string(),
  to: z.string(),
  pushEnabled: z.boolean(),
  pushPersonal: z.boolean(),
  botTokenVersion: z.int(),
  urlVersion: z.int(),
  secretVersion: z.int(),
  smtpPasswordVersion: z.int(),
})

/** The form of the channels; the server checks the rest. A login of the mail server comes with a password, stored or typed. */
export const toChannelFormSchema = (hasMailPassword: boolean) =>
  channelFormSchema.superRefine((values, context) => {
    const login = values.smtpLogin.trim()
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (values.smtpServer.trim() === '' && (login || values.smtpPassword))
      refuse('smtpServer', 'Введите имя сервера, например smtp.yandex.ru')
    if (login && !values.smtpPassword && !hasMailPassword)
      refuse('smtpPassword', 'Введите пароль: без него почтовый сервер не примет письмо')
    if (!login && values.smtpPassword)
      refuse('smtpLogin', 'Введите логин, обычно это весь адрес ящика: zakaz@example.ru')
  })
