import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CompanyDetails } from '../../../contract/content/company-details.ts'
import {
  LEAD_HANDLING,
  type Messenger,
  WORKING_WEEK,
  type WorkingWeek,
} from '../../../domain/inquiry/lead-handling.ts'
import { moment, oneOf, version } from '../../platform/db/columns.ts'

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
    companyEmail: text().notNull().default(''),
    workingHours: text().notNull(),
    chatPhone: text().notNull().default(''),
    botLink: text().notNull().default(''),
    yandexMetrikaId: text().notNull().default(''),
    googleAnalyticsId: text().notNull().default(''),
    companyKpp: text().notNull().default(''),
    bankName: text().notNull().default(''),
    bankBik: text().notNull().default(''),
    bankAccount: text().notNull().default(''),
    bankCorrAccount: text().notNull().default(''),
    secondPhone: text().notNull().default(''),
    mapLink: text().notNull().default(''),
    socialLinks: jsonb().$type<CompanyDetails['socialLinks']>().notNull().default([]),
    yandexVerification: text().notNull().default(''),
    googleVerification: text().notNull().default(''),
    bingVerification: text().notNull().default(''),
    mailruVerification: text().notNull().default(''),
    /** Addresses of pictures of the media library. */
    logo: text().notNull().default(''),
    favicon: text().notNull().default(''),
    sharePicture: text().notNull().default(''),
    leadHandling: text({ enum: LEAD_HANDLING }).notNull().default('messenger'),
    messengers: jsonb().$type<Messenger[]>().notNull().default([]),
    hours: jsonb().$type<WorkingWeek>().notNull().default(WORKING_WEEK),
    answerWithinMinutes: integer().notNull().default(15),
    lostReasons: jsonb()
      .$type<string[]>()
      .notNull()
      .default(['Дорого', 'Выбрали других', 'Передумали', 'Не дозвонились', 'Не наш район']),
    /** Inquiries from one address within an hour before further ones are marked as spam. */
    inquiriesPerHour: integer().notNull().default(60),
    /** Whether who gave a mail address gets a copy of the inquiry. */
    copyToClient: boolean().notNull().default(false),
    /** Whether search engines are told of changed pages. */
    indexNow: boolean().notNull().default(false),
    /** By which they know that it is this site that tells; made once. */
    indexNowKey: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Purposes of consent beside `request`. */
    consentPurposes: jsonb().$type<string[]>().notNull().default([]),
    /** Years after the last contact until the personal data of an inquiry is erased. */
    inquiryRetentionYears: integer().notNull().default(3),
    /** Years until an entry of the journal is removed, by whole months. */
    journalRetentionYears: integer().notNull().default(3),
    /** Days that a deleted record stays in the trash. */
    trashDays: integer().notNull().default(30),
    /** How many nightly backups are kept: of the last days, weeks and months. */
    backupKeepDaily: integer().notNull().default(7),
    backupKeepWeekly: integer().notNull().default(4),
    backupKeepMonthly: integer().notNull().default(12),
    version: version(),
    updatedAt: moment().notNull().defaultNow(),
  },
  () => [
    check('site_settings_single_row', sql`id = 1`),
    check('site_settings_journal_retention', sql`journal_retention_years >= 1`),
    check('site_settings_trash_days', sql`trash_days >= 1`),
    check('site_settings_lead_handling', oneOf('lead_handling', LEAD_HANDLING)),
  ],
)
