import { z } from 'zod'
import { pictureText } from '../catalogue/product-specs.ts'
import { jsonText } from '../fields.ts'

const MAX_IMAGES = 100
/** Before empty ones are left out. */
const MAX_SENT_IMAGES = 1000
const TOO_MANY_IMAGES = `Не больше ${MAX_IMAGES} изображений`
const NOT_IMAGES = 'Изображения: список адресов или адреса через запятую'

const toAddresses = (value: string | string[] | null | undefined) => {
  if (value === undefined) return undefined
  const addresses = typeof value === 'string' ? value.split(',') : (value ?? [])
  return addresses.map((address) => address.trim()).filter((address) => address !== '')
}

/** Comma-separated text or a list; becomes a trimmed list without empty entries (decisions.md, projects). */
export const imagesField = z
  .union([z.array(z.string()).max(MAX_SENT_IMAGES, TOO_MANY_IMAGES), z.string()], { error: NOT_IMAGES })
  .nullish()
  .transform(toAddresses)
  .pipe(z.array(pictureText).max(MAX_IMAGES, TOO_MANY_IMAGES).optional())

/** Lines of text in a JSON column; null clears them. */
export const linesField = z
  .array(jsonText(2000), { error: 'Ожидается список строк' })
  .max(50, 'Не больше 50 строк')
  .nullish()
  .transform((lines) => (lines === null ? [] : lines))

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/** Whether a text is a date or timestamp within the plausible years. */
const isDate = (text: string) =>
  day.safeParse(text).success && /^(?:19|20)/.test(text) && !Number.isNaN(Date.parse(text))

/** «2024-05-31» or a timestamp with time zone; empty becomes null. */
export const dateField = z
  .string({ error: 'Неверная дата' })
  .trim()
  .refine((text) => text === '' || isDate(text), 'Неверная дата')
  .nullish()
  .transform((text) => (text === '' ? null : text))
