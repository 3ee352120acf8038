import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { z } from 'zod'
import type { StaffSettings, staffSettingsFormSchema } from '../../../../contract/settings.ts'

export type SettingsValues = z.input<typeof staffSettingsFormSchema>
/** Settings that are one line of text. */
export type TextSetting = {
  [Name in keyof SettingsValues]-?: SettingsValues[Name] extends string | null ? Name : never
}[keyof SettingsValues]

export const SETTINGS_TABS = [
  'general',
  'company',
  'requests',
  'storage',
  'analytics',
  'social',
  'history',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]

/** Labels of the fields in order, and their tabs. */
export const SETTINGS_FIELDS = {
  siteName: { label: 'Название сайта', tab: 'general' },
  siteDescription: { label: 'Описание сайта', tab: 'general' },
  logo: { label: 'Логотип', tab: 'general' },
  favicon: { label: 'Значок сайта', tab: 'general' },
  sharePicture: { label: 'Картинка для ссылок', tab: 'general' },
  companyName: { label: 'Название компании', tab: 'company' },
  companyInn: { label: 'ИНН', tab: 'company' },
  companyKpp: { label: 'КПП', tab: 'company' },
  companyOgrn: { label: 'ОГРН', tab: 'company' },
  companyPhone: { label: 'Телефон компании', tab: 'company' },
  secondPhone: { label: 'Второй телефон', tab: 'company' },
  companyEmail: { label: 'Эл. почта компании', tab: 'company' },
  companyAddress: { label: 'Адрес компании', tab: 'company' },
  mapLink: { label: 'Ссылка на карту', tab: 'company' },
  workingHours: { label: 'Режим работы', tab: 'company' },
  chatPhone: { label: 'Номер WhatsApp', tab: 'company' },
  botLink: { label: 'Ссылка на бота в Telegram', tab: 'company' },
  bankName: { label: 'Банк', tab: 'company' },
  bankBik: { label: 'БИК', tab: 'company' },
  bankAccount: { label: 'Расчётный счёт', tab: 'company' },
  bankCorrAccount: { label: 'Корр. счёт', tab: 'company' },
  leadHandling: { label: 'Куда уходят заявки', tab: 'requests' },
  messengers: { label: 'Мессенджеры', tab: 'requests' },
  hours: { label: 'Часы работы по дням', tab: 'requests' },
  answerWithinMinutes: { label: 'Ответить за, минут', tab: 'requests' },
  lostReasons: { label: 'Причины отказа', tab: 'requests' },
  consentPurposes: { label: 'Согласия, кроме обработки заявки', tab: 'requests' },
  copyToClient: { label: 'Копия заявки клиенту на почту', tab: 'requests' },
  inquiriesPerHour: { label: 'Запросов с одного адреса в час', tab: 'requests' },
  inquiryRetentionYears: { label: 'Хранить данные клиентов, лет', tab: 'requests' },
  trashDays: { label: 'Корзина, дней', tab: 'storage' },
  journalRetentionYears: { label: 'Журнал, лет', tab: 'storage' },
  backupKeepDaily: { label: 'Ежедневных копий', tab: 'storage' },
  backupKeepWeekly: { label: 'Еженедельных копий', tab: 'storage' },
  backupKeepMonthly: { label: 'Ежемесячных копий', tab: 'storage' },
  yandexMetrikaId: { label: 'Яндекс Метрика', tab: 'analytics' },
  googleAnalyticsId: { label: 'Google Analytics', tab: 'analytics' },
  indexNow: { label: 'Сообщать поисковикам об изменениях', tab: 'analytics' },
  yandexVerification: { label: 'Яндекс Вебмастер', tab: 'analytics' },
  googleVerification: { label: 'Google Search Console', tab: 'analytics' },
  bingVerification: { label: 'Bing Webmaster Tools', tab: 'analytics' },
  mailruVerification: { label: 'Вебмастер Mail.ru', tab: 'analytics' },
  socialLinks: { label: 'Ссылки на соцсети', tab: 'social' },
} as const satisfies Record<keyof SettingsValues, { label: string; tab: SettingsTab }>

export const SETTINGS_LABELS = Object.fromEntries(
  Object.entries(SETTINGS_FIELDS).map(([name, { label }]) => [name, label]),
)

/** The settings that the form has fields for. */
export function toSettingsValues(settings: StaffSettings): SettingsValues {
  const {
    version: _version,
    chats: _chats,
    logoPicture: _logo,
    consentVersion: _consents,
    ...values
  } = settings
  return values
}

/** First invalid field in the order of the tabs; null when all are valid. */
export function findWrong(errors: FieldErrors<SettingsValues>): keyof SettingsValues | null {
  const names = Object.keys(SETTINGS_FIELDS).filter((name): name is keyof SettingsValues => name in errors)
  return names[0] ?? null
}

/** Props of every tab. */
export interface TabProps {
  register: UseFormRegister<SettingsValues>
  errors: FieldErrors<SettingsValues>
  /** Present values. */
  values: SettingsValues
}
