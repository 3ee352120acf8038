import { z } from 'zod'
import { SLUG_PATTERN } from '../lib/slug.ts'

/** Largest value of an `integer` column. */
export const MAX_INTEGER = 2_147_483_647

/** Number of a row as an address carries it. One too large for any row is not wrong, only unknown. */
export const idInPath = z.coerce.number<number>({ error: 'Номер должен быть целым числом' }).int()

/** Number of another row; `unknown` is said of one that cannot exist. */
export const reference = (required: string, unknown: string) =>
  z.int({ error: required }).min(1, unknown).max(MAX_INTEGER, unknown)

export const requiredText = (required: string, max: number) =>
  z.string({ error: required }).trim().min(1, required).max(max, `Не длиннее ${max} символов`)

/** Empty is the same as none. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(max, `Не длиннее ${max} символов`)
    .nullish()
    .transform((value) => (value === '' ? null : value))

export const slugField = z
  .string({ error: 'URL slug обязателен' })
  .trim()
  .min(1, 'URL slug обязателен')
  .max(200, 'Slug не длиннее 200 символов')
  .regex(SLUG_PATTERN, 'Slug должен содержать только латинские буквы, цифры и дефисы')

/** Empty asks the server to make one of the name (decisions.md, slugs). */
export const madeSlugField = z
  .string({ error: 'Ожидается текст' })
  .trim()
  .max(200, 'Slug не длиннее 200 символов')
  .refine(
    (slug) => slug === '' || SLUG_PATTERN.test(slug),
    'Slug должен содержать только латинские буквы, цифры и дефисы',
  )
  .nullish()

/** A long text kept as it was typed, its outer blanks too; they do not count towards `min`. */
export const markdownText = (tooShort: string, max: number, min = 1) =>
  z
    .string({ error: tooShort })
    .max(max, `Не длиннее ${max} символов`)
    .refine((text) => text.trim().length >= min, tooShort)

/** Yes or no; null goes back to the default of the field. */
export const yesOrNo = (byDefault: boolean) =>
  z
    .boolean({ error: 'Ожидается да или нет' })
    .nullish()
    .transform((value) => (value === null ? byDefault : value))
