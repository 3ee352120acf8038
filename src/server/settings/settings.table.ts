import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** Settings of the staff area's screen «Настройки»; always one row. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey().default(1),
    siteName: text().notNull(),
    siteDescription: text().notNull().default(''),
    companyName: text().notNull(),
    companyInn: text().notNull(),
    companyOgrn: text().notNull().default(''),
    companyAddress: text().notNull(),
    companyPhone: text().notNull(),
    workingHours: text().notNull(),
    chatPhone: text().notNull().default(''),
    botLink: text().notNull().default(''),
    yandexMetrikaId: text().notNull().default(''),
    googleAnalyticsId: text().notNull().default(''),
    updatedAt: moment().notNull().defaultNow(),
  },
  () => [check('site_settings_single_row', sql`id = 1`)],
)
