import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { requiredText } from './fields.ts'

export const publicSettingsSchema = z.object({
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
export type PublicSettings = z.infer<typeof publicSettingsSchema>

export const settings = {
  get: defineEndpoint(publicEndpoints.settings.get, 'Данные компании для сайта').output(publicSettingsSchema),
}

const INN_TOO_SHORT = 'ИНН должен содержать не менее 10 цифр'
const digitsOf = (text: string) => text.replace(/\D/g, '').length

/** Optional text that must match `fits` when it is not empty; null clears it. */
const optional = (fits: (text: string) => boolean, message: string, max = 200) =>
  z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(max, `Не длиннее ${max} символов`)
    .refine((text) => text === '' || fits(text), message)
    .nullable()
    .transform((text) => text ?? '')

/** Whether a text is an https address with a host; other schemes could run as code. */
const isHttpsAddress = (text: string) =>
  /^https:\/\/[^/\s?#]+\.[^/\s?#]+\S*$/i.test(text) && URL.canParse(text)

/** The site's settings as the staff area edits them (admin.md, section 5). */
export const settingsFormSchema = z.object({
  siteName: requiredText('Название сайта обязательно', 200),
  siteDescription: optional(() => true, '', 1000),
  companyName: requiredText('Название компании обязательно', 300),
  companyInn: z
    .string({ error: INN_TOO_SHORT })
    .trim()
    .max(40, 'Не длиннее 40 символов')
    .refine((text) => digitsOf(text) >= 10, INN_TOO_SHORT),
  companyOgrn: optional((text) => /^(\d{13}|\d{15})$/.test(text), 'ОГРН состоит из 13 или 15 цифр'),
  companyAddress: requiredText('Адрес компании обязателен', 500),
  companyPhone: requiredText('Телефон компании обязателен', 100),
  workingHours: requiredText('Режим работы обязателен', 200),
  chatPhone: optional(
    (text) => /^[+\d\s()-]+$/.test(text) && digitsOf(text) >= 10 && digitsOf(text) <= 15,
    'Введите номер полностью, например +7 900 000-00-00',
  ),
  botLink: optional(isHttpsAddress, 'Введите адрес, который начинается с https://', 500),
  yandexMetrikaId: optional(
    (text) => /^\d{1,15}$/.test(text),
    'Номер счётчика Яндекс Метрики состоит только из цифр',
  ),
  googleAnalyticsId: optional(
    (text) => /^(G-[A-Z\d]{1,20}|UA-[A-Z\d]{1,15}-[A-Z\d]{1,5})$/.test(text),
    'Идентификатор Google Analytics выглядит так: G-XXXXXXXXXX или UA-XXXXXXXX-X',
  ),
})

/** Absent is unchanged, null is cleared. */
export const settingsChangesSchema = settingsFormSchema.partial()

export const adminSettings = {
  get: defineEndpoint(staffEndpoints.adminSettings.get, 'Настройки сайта').output(publicSettingsSchema),
  update: defineEndpoint(
    staffEndpoints.adminSettings.update,
    'Изменить настройки: чего нет в теле, не меняется',
  )
    .input(settingsChangesSchema)
    .output(publicSettingsSchema),
}
