import { WORKING_WEEK } from '../domain/inquiry/lead-handling.ts'
import type { CompanyDetails } from './content/company-details.ts'
import type { PublicSettings } from './settings.ts'

/** Details of the firm that nobody has filled in yet, as staff read them. */
export const NO_DETAILS: CompanyDetails = {
  companyKpp: '',
  companyEmail: '',
  bankName: '',
  bankBik: '',
  bankAccount: '',
  bankCorrAccount: '',
  secondPhone: '',
  mapLink: '',
  socialLinks: [],
  logo: '',
  favicon: '',
  sharePicture: '',
  yandexVerification: '',
  googleVerification: '',
  bingVerification: '',
  mailruVerification: '',
}

/** Settings for tests: texts are empty, everything else as on an empty database. */
export const createSettings = (own: Partial<PublicSettings> = {}): PublicSettings => ({
  siteName: '',
  siteDescription: '',
  companyName: '',
  companyInn: '',
  companyOgrn: '',
  companyAddress: '',
  companyPhone: '+7 (495) 000-00-00',
  workingHours: '',
  chatPhone: '',
  botLink: '',
  yandexMetrikaId: '',
  googleAnalyticsId: '',
  leadHandling: 'messenger',
  messengers: [],
  hours: WORKING_WEEK,
  answerWithinMinutes: 15,
  consentPurposes: [],
  consentVersion: 1,
  chats: [{ name: 'WhatsApp', where: 'в WhatsApp', href: 'https://wa.me/74950000000' }],
  ...own,
})
