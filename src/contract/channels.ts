import { z } from 'zod'
import { CHANNELS } from '../domain/channels/delivery-kinds.ts'
import { HIDDEN_SECRET } from '../domain/channels/hidden-secret.ts'
import { findMailServerFault } from '../domain/channels/mail-server.ts'
import { toStoredMail } from '../lib/text/stored-mail.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { isJsonText, WRONG_TEXT } from './fields.ts'

const DEFAULT_TELEGRAM_API = 'https://api.telegram.org'

const problem = z.string().optional().describe('Почему канал сейчас не может отправлять')

const channelsSchema = z.object({
  version: z.int().describe('Версия настроек каналов, для заголовка If-Match'),
  email: z.object({
    enabled: z.boolean(),
    smtpUrl: z.string().describe(`Вместо пароля — ${HIDDEN_SECRET}`),
    from: z.string(),
    to: z.array(z.string()),
    problem,
  }),
  telegram: z.object({
    enabled: z.boolean(),
    botToken: z.string(),
    chatIds: z.array(z.string()),
    apiBase: z.string(),
    personalData: z.boolean(),
    problem,
  }),
  webhook: z.object({
    enabled: z.boolean(),
    url: z.string(),
    secret: z.string(),
    allowPrivate: z.boolean(),
    problem,
  }),
  push: z.object({
    enabled: z.boolean(),
    personalData: z.boolean(),
    subscriptions: z.int().describe('Подписанных телефонов и браузеров'),
    people: z
      .array(z.object({ id: z.int(), name: z.string(), devices: z.int() }))
      .describe('Кто из сотрудников на скольких устройствах получает уведомления'),
    problem,
  }),
  secretVersions: z
    .object({ botToken: z.int(), url: z.int(), secret: z.int(), smtpPassword: z.int() })
    .describe('Сколько раз меняли каждый секрет: о нём самом эти числа ничего не говорят'),
})
export type ChannelSettings = z.infer<typeof channelsSchema>

const text = (max: number) =>
  z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(max, `Не длиннее ${max} символов`)
    .refine(isJsonText, WRONG_TEXT)
const flag = z.boolean({ error: 'Ожидается true или false' })
const isOneLine = (value: string) => !/[\r\n\0]/.test(value)

/** An address of one of the schemes with a host; empty is allowed. */
const address = (schemes: readonly string[], message: string) =>
  text(1000).refine((value) => {
    if (value === '') return true
    if (!isOneLine(value) || !URL.canParse(value)) return false
    const url = new URL(value)
    return schemes.includes(url.protocol) && url.hostname !== ''
  }, message)

const WRONG_MAIL = 'Введите адрес почты, например zakaz@example.ru'
const isMail = (value: string) => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(value)
/** A name that needs no quotation marks, or stands in them, and an address in angle brackets. */
const NAMED_MAIL = /^(?:"[^"\\<>]*"|[^"\\<>,;:@]*)\s*<([^<>]*)>$/
/** A mail address, or a name with the address in angle brackets: one sender, whatever the name says. */
const sender = text(300)
  .refine(
    (value) => value === '' || (isOneLine(value) && isMail(NAMED_MAIL.exec(value)?.[1] ?? value)),
    WRONG_MAIL,
  )
  .transform((value) => value.replace(/[^\s<]+@[^\s<>]+(?=>?$)/, toStoredMail))

/** Absent parts and fields are unchanged. */
export const channelChangesSchema = z.object({
  email: z
    .object({
      enabled: flag,
      smtpUrl: text(1000).superRefine((value, context) => {
        const fault = value === '' ? null : findMailServerFault(value)
        if (fault) context.addIssue(fault)
      }),
      from: sender,
      to: z
        .array(text(254).refine(isMail, WRONG_MAIL).transform(toStoredMail))
        .max(20, 'Не больше двадцати адресов'),
    })
    .partial()
    .optional(),
  telegram: z
    .object({
      enabled: flag,
      botToken: text(300).refine(
        (value) => value === '' || value === HIDDEN_SECRET || /^[\w:-]+$/.test(value),
        'Ключ бота состоит из цифр, двоеточия и латинских букв',
      ),
      chatIds: z
        .array(
          z
            .union([z.string(), z.int()], { error: 'Номер чата — число или @имя канала' })
            .transform((id) => String(id).trim())
            .refine((id) => /^(-?\d{1,20}|@\w{3,64})$/.test(id), 'Номер чата — число или @имя канала'),
        )
        .max(20, 'Не больше двадцати чатов'),
      apiBase: address(['http:', 'https:'], 'Введите адрес, который начинается с https://').transform(
        (value) => (value || DEFAULT_TELEGRAM_API).replace(/\/+$/, ''),
      ),
      personalData: flag,
    })
    .partial()
    .optional(),
  webhook: z
    .object({
      enabled: flag,
      url: address(['http:', 'https:'], 'Введите адрес, который начинается с https://'),
      secret: text(300),
      allowPrivate: flag,
    })
    .partial()
    .optional(),
  push: z.object({ enabled: flag, personalData: flag }).partial().optional(),
})
export type ChannelChanges = z.output<typeof channelChangesSchema>

export const channels = {
  get: defineEndpoint(staffEndpoints.channels.get, 'Каналы, по которым сообщают о запросах').output(
    channelsSchema,
  ),
  update: defineEndpoint(
    staffEndpoints.channels.update,
    `Изменить каналы: чего нет в теле и что равно ${HIDDEN_SECRET}, не меняется`,
  )
    .input(channelChangesSchema)
    .output(channelsSchema),
  test: defineEndpoint(
    staffEndpoints.channels.test,
    'Отправить проверочное сообщение; о неудаче говорит поле ok, не статус',
  )
    .input(z.object({ name: z.enum(CHANNELS, { error: 'Такого канала нет' }) }))
    .output(z.object({ ok: z.boolean(), error: z.string().optional() })),
}

const subscriptionEndpoint = z
  .url({ protocol: /^https?$/, hostname: /^[\w.:[\]-]+$/, error: 'Адрес подписки не подходит' })
  .max(2000, 'Адрес подписки не подходит')
const subscriptionKey = z.string().regex(/^[\w+/=-]{8,200}$/, 'Ключ подписки не подходит')
const pushStateSchema = z.object({
  enabled: z.boolean().describe('Канал включён администратором'),
  publicKey: z.string().describe('applicationServerKey подписки'),
  endpoints: z.array(z.string()).describe('Свои подписки'),
  ofSession: z.array(z.string()).describe('Те из них, которые уже относятся к этому сеансу'),
})

export const push = {
  get: defineEndpoint(staffEndpoints.push.get, 'Ключ для подписки на уведомления и свои подписки').output(
    pushStateSchema,
  ),
  subscribe: defineEndpoint(staffEndpoints.push.subscribe, 'Подписать этот браузер')
    .input(
      z.object({
        endpoint: subscriptionEndpoint,
        keys: z.object({ p256dh: subscriptionKey, auth: subscriptionKey }),
      }),
    )
    .output(z.object({ id: z.int() })),
  unsubscribe: defineEndpoint(staffEndpoints.push.unsubscribe, 'Отписать браузер; без адреса — все свои')
    .input(z.object({ endpoint: z.string().max(2000).optional() }))
    .output(z.object({ success: z.literal(true) })),
}
