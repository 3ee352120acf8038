import { z } from 'zod'
import { endpoint } from './row.ts'
import { publicRows } from './rows.public.ts'

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
  get: endpoint(publicRows.settings.get, 'Данные компании для сайта').output(publicSettingsSchema),
}
