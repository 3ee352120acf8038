import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Changes } from '../../platform/db/rows.ts'
import { consentDocuments } from '../consent-documents/consent-documents.table.ts'
import { media } from '../media/media.table.ts'
import { siteSettings } from './settings.table.ts'

/** Version of the current consent texts; 0 before the first is published. */
const consentVersion = sql<number>`(select coalesce(max(${consentDocuments.version}), 0) from ${consentDocuments})`

/** Width of the logo in heights; null when the library does not know it. */
const logoRatio = sql<number | null>`(
  select ${media.width}::float / nullif(${media.height}, 0) from ${media} where ${media.url} = ${siteSettings.logo})`

const columns = {
  siteName: siteSettings.siteName,
  siteDescription: siteSettings.siteDescription,
  companyName: siteSettings.companyName,
  companyInn: siteSettings.companyInn,
  companyOgrn: siteSettings.companyOgrn,
  companyAddress: siteSettings.companyAddress,
  companyPhone: siteSettings.companyPhone,
  workingHours: siteSettings.workingHours,
  chatPhone: siteSettings.chatPhone,
  botLink: siteSettings.botLink,
  yandexMetrikaId: siteSettings.yandexMetrikaId,
  googleAnalyticsId: siteSettings.googleAnalyticsId,
  companyKpp: siteSettings.companyKpp,
  companyEmail: siteSettings.companyEmail,
  bankName: siteSettings.bankName,
  bankBik: siteSettings.bankBik,
  bankAccount: siteSettings.bankAccount,
  bankCorrAccount: siteSettings.bankCorrAccount,
  secondPhone: siteSettings.secondPhone,
  mapLink: siteSettings.mapLink,
  socialLinks: siteSettings.socialLinks,
  logo: siteSettings.logo,
  favicon: siteSettings.favicon,
  sharePicture: siteSettings.sharePicture,
  logoRatio,
  yandexVerification: siteSettings.yandexVerification,
  googleVerification: siteSettings.googleVerification,
  bingVerification: siteSettings.bingVerification,
  mailruVerification: siteSettings.mailruVerification,
  leadHandling: siteSettings.leadHandling,
  messengers: siteSettings.messengers,
  hours: siteSettings.hours,
  answerWithinMinutes: siteSettings.answerWithinMinutes,
  lostReasons: siteSettings.lostReasons,
  inquiriesPerHour: siteSettings.inquiriesPerHour,
  copyToClient: siteSettings.copyToClient,
  indexNow: siteSettings.indexNow,
  consentPurposes: siteSettings.consentPurposes,
  inquiryRetentionYears: siteSettings.inquiryRetentionYears,
  journalRetentionYears: siteSettings.journalRetentionYears,
  trashDays: siteSettings.trashDays,
  backupKeepDaily: siteSettings.backupKeepDaily,
  backupKeepWeekly: siteSettings.backupKeepWeekly,
  backupKeepMonthly: siteSettings.backupKeepMonthly,
  version: siteSettings.version,
  consentVersion,
}

/** The one row of settings; null before seeding. */
export async function findSettings(db: Database) {
  const [row] = await db.select(columns).from(siteSettings).limit(1)
  return row ?? null
}

/** Whether search engines are told of changed pages, and the key of the site; null before seeding. */
export async function findIndexNow(db: Database) {
  const [row] = await db
    .select({ isOn: siteSettings.indexNow, key: siteSettings.indexNowKey })
    .from(siteSettings)
    .limit(1)
  return row ?? null
}

/** Which of these addresses are pictures of the media library. */
export async function listPictures(db: Database, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ url: media.url })
    .from(media)
    .where(and(eq(media.kind, 'picture'), eq(media.url, sql`any(${sql.param([...urls])}::text[])`)))
  return new Set(rows.map(({ url }) => url))
}

type Settings = Omit<typeof siteSettings.$inferInsert, 'id' | 'updatedAt' | 'indexNowKey'>

/** Undefined is left as it is. */
export async function updateSettings(tx: Transaction, changes: Changes<Settings>): Promise<void> {
  await tx.update(siteSettings).set({ ...changes, updatedAt: new Date() })
}
