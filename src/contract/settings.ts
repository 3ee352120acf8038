import { z } from 'zod'
import { findOgrnProblem } from '../domain/company/registration-numbers.ts'
import { isFullPhone } from '../domain/contact/full-phone.ts'
import { checkMessengerValue } from '../domain/contact/messenger-rules.ts'
import { LEAD_HANDLING, MESSENGER_KINDS } from '../domain/inquiry/lead-handling.ts'
import {
  checkBankDetails,
  companyDetailsFormSchema,
  companyDetailsSchema,
} from './content/company-details.ts'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import {
  clearableBy,
  clearableText,
  isHttpsAddress,
  isJsonText,
  requiredText,
  WRONG_HTTPS,
  WRONG_PHONE,
  WRONG_TEXT,
} from './fields.ts'
import { versionField } from './records/records.ts'

const messengerSchema = z.object({
  kind: z.enum(MESSENGER_KINDS, { error: 'Такого мессенджера нет' }),
  value: z.string(),
})

const WRONG_HOURS = 'Часы работы: с какого и до какого часа, например 09:00 и 19:00'
const clock = z.string({ error: WRONG_HOURS }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WRONG_HOURS)
const day = z
  .tuple([clock, clock], { error: WRONG_HOURS })
  .refine(([from, to]) => from < to, 'Начало дня должно быть раньше конца')
  .nullable()
const weekSchema = z.object({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day })

/** The specified settings: texts of the firm and its counters. */
const siteTextsSchema = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  companyName: z.string(),
  companyInn: z.string(),
  companyOgrn: z.string(),
  companyAddress: z.string(),
  companyPhone: z.string(),
  workingHours: z.string(),
  chatPhone: z.string(),
  botLink: z.string(),
  yandexMetrikaId: z.string(),
  googleAnalyticsId: z.string(),
})

/** What the file of the seed has. */
export const seedSettingsSchema = siteTextsSchema.extend({ hours: weekSchema })

export const publicSettingsSchema = siteTextsSchema.extend(companyDetailsSchema.partial().shape).extend({
  leadHandling: z.enum(LEAD_HANDLING),
  messengers: z.array(messengerSchema),
  hours: weekSchema,
  answerWithinMinutes: z.int(),
  consentPurposes: z.array(z.string()),
  chats: z
    .array(z.object({ name: z.string(), where: z.string(), href: z.string() }))
    .describe('Ссылки на мессенджеры по порядку'),
  logoPicture: z
    .object({ src: z.string(), width: z.int() })
    .optional()
    .describe('Логотип в размере шапки, ширина в точках при высоте 44'),
  consentVersion: z.int().describe('Версия действующих текстов согласий; 0, пока их нет'),
  trashDays: z.int().optional().describe('Сколько дней удалённое лежит в корзине; только сотрудникам'),
  version: versionField,
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>

export const settings = {
  get: defineEndpoint(publicEndpoints.settings.get, 'Данные компании для сайта').output(publicSettingsSchema),
}

/** The settings as staff see them: the public ones, and those that only staff need. */
export const staffSettingsSchema = publicSettingsSchema.extend(companyDetailsSchema.shape).extend({
  lostReasons: z.array(z.string()),
  inquiriesPerHour: z.int(),
  copyToClient: z.boolean().describe('Присылать копию заявки тому, кто указал почту'),
  indexNow: z.boolean().describe('Сообщать поисковикам об изменённых страницах (IndexNow)'),
  inquiryRetentionYears: z.int(),
  journalRetentionYears: z.int(),
  trashDays: z.int(),
  backupKeepDaily: z.int(),
  backupKeepWeekly: z.int(),
  backupKeepMonthly: z.int(),
})
export type StaffSettings = z.infer<typeof staffSettingsSchema>

const INN_TOO_SHORT = 'ИНН должен содержать не менее 10 цифр'
const digitsOf = (text: string) => text.replace(/\D/g, '').length

const wholeNumber = (min: number, max: number, message: string) =>
  z.int({ error: message }).min(min, message).max(max, message)

/** The site's settings as the staff area edits them (admin.md, section 5). */
const settingsFormSchema = z.object({
  siteName: requiredText('Название сайта обязательно', 200),
  siteDescription: clearableText(() => true, '', 1000),
  companyName: requiredText('Название компании обязательно', 300),
  companyInn: z
    .string({ error: INN_TOO_SHORT })
    .trim()
    .max(40, 'Не длиннее 40 символов')
    .refine((text) => digitsOf(text) >= 10, INN_TOO_SHORT),
  companyOgrn: clearableBy(findOgrnProblem),
  companyAddress: requiredText('Адрес компании обязателен', 500),
  companyPhone: requiredText('Телефон компании обязателен', 100),
  workingHours: requiredText('Режим работы обязателен', 200),
  chatPhone: clearableText(isFullPhone, WRONG_PHONE),
  botLink: clearableText(isHttpsAddress, WRONG_HTTPS, 500),
  yandexMetrikaId: clearableText(
    (text) => /^\d{1,15}$/.test(text),
    'Номер счётчика Яндекс Метрики состоит только из цифр',
  ),
  googleAnalyticsId: clearableText(
    (text) => /^(G-[A-Z\d]{1,20}|UA-[A-Z\d]{1,15}-[A-Z\d]{1,5})$/.test(text),
    'Идентификатор Google Analytics выглядит так: G-XXXXXXXXXX или UA-XXXXXXXX-X',
  ),
})

/** How inquiries are taken and worked on: settings beside the specified ones. */
export const inquirySettingsSchema = z.object({
  leadHandling: z.enum(LEAD_HANDLING, { error: 'Выберите, куда уходят заявки' }),
  messengers: z
    .array(
      messengerSchema
        .extend({ value: requiredText('Укажите номер, имя или адрес', 200).refine(isJsonText, WRONG_TEXT) })
        .superRefine(({ kind, value }, context) => {
          const message = checkMessengerValue(kind, value)
          if (message !== null) context.addIssue({ code: 'custom', path: ['value'], message })
        }),
    )
    .max(8, 'Не больше восьми мессенджеров'),
  hours: weekSchema,
  answerWithinMinutes: wholeNumber(1, 480, 'Срок ответа — от 1 до 480 минут'),
  consentPurposes: z
    .array(requiredText('Укажите цель согласия', 100).refine(isJsonText, WRONG_TEXT))
    .max(5, 'Не больше пяти целей'),
  lostReasons: z
    .array(requiredText('Укажите причину', 100).refine(isJsonText, WRONG_TEXT))
    .max(20, 'Не больше двадцати причин'),
  copyToClient: z.boolean({ error: 'Ожидается true или false' }),
  indexNow: z.boolean({ error: 'Ожидается true или false' }),
  inquiriesPerHour: wholeNumber(1, 10_000, 'Запросов с одного адреса в час — от 1 до 10 000'),
  inquiryRetentionYears: wholeNumber(1, 10, 'Срок хранения — от 1 до 10 лет'),
  journalRetentionYears: wholeNumber(1, 10, 'Срок хранения журнала — от 1 до 10 лет'),
  trashDays: wholeNumber(1, 365, 'Срок корзины — от 1 до 365 дней'),
  backupKeepDaily: wholeNumber(1, 90, 'Ежедневных копий — от 1 до 90'),
  backupKeepWeekly: wholeNumber(0, 60, 'Еженедельных копий — от 0 до 60'),
  backupKeepMonthly: wholeNumber(0, 60, 'Ежемесячных копий — от 0 до 60'),
})

const staffSettingsFields = settingsFormSchema
  .extend(companyDetailsFormSchema.shape)
  .extend(inquirySettingsSchema.shape)

/** Everything that the settings' form edits. */
export const staffSettingsFormSchema = staffSettingsFields.superRefine(checkBankDetails)

/** Absent is unchanged, null is cleared. What bank details make together with the stored ones is looked at when they are written. */
export const settingsChangesSchema = staffSettingsFields.partial()

export const adminSettings = {
  get: defineEndpoint(staffEndpoints.adminSettings.get, 'Настройки сайта').output(staffSettingsSchema),
  update: defineEndpoint(
    staffEndpoints.adminSettings.update,
    'Изменить настройки: чего нет в теле, не меняется',
  )
    .input(settingsChangesSchema)
    .output(staffSettingsSchema),
}
