import { z } from 'zod'
import { findAccountProblem, findBankProblem, findBikProblem } from '../../domain/company/bank-account.ts'
import { findKppProblem } from '../../domain/company/registration-numbers.ts'
import { readVerification, type VerificationField } from '../../domain/company/verification-tags.ts'
import { isFullPhone } from '../../domain/contact/full-phone.ts'
import { hasSizes } from '../../lib/pictures/pictures.ts'
import { MAIL_ADDRESS, tidyMail } from '../../lib/text/mail-address.ts'
import {
  clearableBy,
  clearableText,
  isHttpsAddress,
  isJsonText,
  requiredText,
  WRONG_HTTPS,
  WRONG_PHONE,
  WRONG_TEXT,
} from '../fields.ts'

const socialLinkSchema = z.object({ name: z.string(), address: z.string() })

/** What the settings say of the firm beside the specified texts. Empty is unknown, and visitors' answers leave it out. */
export const companyDetailsSchema = z.object({
  companyEmail: z.string().describe('Почта, которую видят посетители'),
  companyKpp: z.string(),
  bankName: z.string(),
  bankBik: z.string(),
  bankAccount: z.string().describe('Расчётный счёт'),
  bankCorrAccount: z.string().describe('Корреспондентский счёт'),
  secondPhone: z.string(),
  mapLink: z.string().describe('Карта, которую открывает кнопка на странице контактов'),
  socialLinks: z.array(socialLinkSchema),
  logo: z.string().describe('Картинка из библиотеки, как две следующие'),
  favicon: z.string(),
  sharePicture: z.string().describe('Её показывают ссылки на страницы без своей картинки'),
  yandexVerification: z.string(),
  googleVerification: z.string(),
  bingVerification: z.string(),
  mailruVerification: z.string(),
})
export type CompanyDetails = z.infer<typeof companyDetailsSchema>

/** Text without its spaces: numbers are copied in groups. */
const joined = (text: string) => text.replace(/\s/g, '')

const numberBy = (findProblem: (text: string) => string | null) =>
  clearableBy(findProblem, 40, (text) => joined(text).toUpperCase())

const verification = (field: VerificationField) =>
  z
    .string({ error: 'Ожидается текст' })
    .max(1000, 'Не длиннее 1000 символов')
    .nullable()
    .transform((text, context) => {
      const found = readVerification(field, text ?? '')
      if ('code' in found) return found.code
      context.addIssue({ code: 'custom', message: found.problem })
      return z.NEVER
    })

const findMailProblem = (text: string) =>
  MAIL_ADDRESS.test(text) ? null : 'Введите адрес почты, например info@example.ru'

/** Sizes can be made of files of the site alone. */
const findPictureProblem = (address: string) =>
  hasSizes(address) ? null : 'Загрузите картинку или выберите из библиотеки: JPEG, PNG или WebP'

/** The same as staff edit them. */
export const companyDetailsFormSchema = z.object({
  companyEmail: clearableBy(findMailProblem, 320, tidyMail),
  companyKpp: numberBy(findKppProblem),
  bankName: clearableText(() => true, '', 300),
  bankBik: numberBy(findBikProblem),
  bankAccount: numberBy(findAccountProblem),
  bankCorrAccount: numberBy(findAccountProblem),
  secondPhone: clearableText(isFullPhone, WRONG_PHONE),
  mapLink: clearableText(isHttpsAddress, WRONG_HTTPS, 1000),
  socialLinks: z
    .array(
      z.object({
        name: requiredText('Укажите название, например ВКонтакте', 50).refine(isJsonText, WRONG_TEXT),
        address: requiredText('Укажите адрес страницы', 500)
          .refine(isHttpsAddress, WRONG_HTTPS)
          .refine(isJsonText, WRONG_TEXT),
      }),
    )
    .max(10, 'Не больше десяти ссылок')
    .superRefine((links, context) => {
      links.forEach(({ address }, index) => {
        if (links.findIndex((link) => link.address === address) < index)
          context.addIssue({ code: 'custom', path: [index, 'address'], message: 'Такая ссылка уже есть' })
      })
    }),
  logo: clearableBy(findPictureProblem, 2000),
  favicon: clearableBy(findPictureProblem, 2000),
  sharePicture: clearableBy(findPictureProblem, 2000),
  yandexVerification: verification('yandexVerification'),
  googleVerification: verification('googleVerification'),
  bingVerification: verification('bingVerification'),
  mailruVerification: verification('mailruVerification'),
})

/** Refuses bank details that do not fit together, at the field to correct. */
export function checkBankDetails(
  details: Pick<CompanyDetails, 'bankBik' | 'bankAccount' | 'bankCorrAccount'>,
  context: z.RefinementCtx,
): void {
  const problem = findBankProblem(details)
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
}
