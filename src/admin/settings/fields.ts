import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { z } from 'zod'
import type { PublicSettings, settingsFormSchema } from '../../contract/settings.ts'

export type SettingsValues = z.input<typeof settingsFormSchema>

export type SettingsTab = 'general' | 'company' | 'analytics' | 'social'

/** Labels of the fields in order, and their tabs. */
export const SETTINGS_FIELDS = {
  siteName: { label: 'Название сайта', tab: 'general' },
  siteDescription: { label: 'Описание сайта', tab: 'general' },
  companyName: { label: 'Название компании', tab: 'company' },
  companyInn: { label: 'ИНН', tab: 'company' },
  companyOgrn: { label: 'ОГРН', tab: 'company' },
  companyPhone: { label: 'Телефон компании', tab: 'company' },
  companyAddress: { label: 'Адрес компании', tab: 'company' },
  workingHours: { label: 'Режим работы', tab: 'company' },
  chatPhone: { label: 'Номер WhatsApp', tab: 'company' },
  botLink: { label: 'Ссылка на бота в Telegram', tab: 'company' },
  yandexMetrikaId: { label: 'Яндекс Метрика', tab: 'analytics' },
  googleAnalyticsId: { label: 'Google Analytics', tab: 'analytics' },
} as const satisfies Record<keyof PublicSettings, { label: string; tab: SettingsTab }>

export const SETTINGS_LABELS = Object.fromEntries(
  Object.entries(SETTINGS_FIELDS).map(([name, { label }]) => [name, label]),
)

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
