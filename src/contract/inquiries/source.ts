import { z } from 'zod'
import { UTM_KEYS } from '../../domain/inquiry/kinds.ts'
import { clip } from '../../lib/text/clip.ts'
import { cutTexts } from '../fields.ts'

/** An optional text that must not lose an inquiry: cut to `max` UTF-16 units; anything but a text is taken as absent. */
const cutText = (max: number) =>
  z
    .string()
    .register(cutTexts, { max })
    .transform((text) => clip(text.toWellFormed().trim(), max) || null)
    .nullish()
    .catch(null)

const utmSchema = z.object({
  source: cutText(200),
  medium: cutText(200),
  campaign: cutText(200),
  content: cutText(200),
  term: cutText(200),
})

/** Where an inquiry comes from: the page that sent it, and how the visit began. */
const sourceSchema = z
  .object({ page: cutText(500), referrer: cutText(500), utm: utmSchema.nullish().catch(null) })
  .nullish()
  .catch(null)

/** To what the visitor agreed: purposes of a published version of the consent documents. */
const consentSchema = z
  .object({
    documentVersion: z.int().min(1).max(2_147_483_647),
    purposes: z.array(z.string().max(100)).max(10),
  })
  .nullish()
  .catch(null)

/** Optional fields beside the specified ones. A malformed one is cut or ignored: it never loses an inquiry. */
export const accompanyingFields = {
  source: sourceSchema,
  consent: consentSchema,
  preferredTime: cutText(100).describe('Когда удобно позвонить'),
  website: cutText(200).describe('Поле-ловушка: человек его не видит и не заполняет'),
  shownAt: cutText(50).describe('Когда показана форма, ISO, по часам посетителя; с filledFor не читается'),
  filledFor: z
    .number()
    .optional()
    .catch(-1)
    .describe('Сколько миллисекунд форма была показана до отправки; что не подходит, ничего не значит'),
}

export type InquirySource = z.output<typeof sourceSchema>

/** Tags of an advertising link that are there. */
export function presentUtm(source: InquirySource): Partial<Record<(typeof UTM_KEYS)[number], string>> | null {
  const found = UTM_KEYS.flatMap((key) => {
    const value = source?.utm?.[key]
    return value ? [[key, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
