import { z } from 'zod'
import { MAX_INTEGER, parseId } from '../lib/numbers.ts'
import { isPictureAddress } from '../lib/pictures/picture-address.ts'
import { findMarkdownProblem } from '../lib/text/markdown-limits.ts'
import { SLUG_PATTERN } from '../lib/text/slug.ts'

/** A whole number in an address, in digits only (`parseId`). */
export const intInAddress = (rule: z.ZodType<number>) =>
  // Text from an address; a number from calls within the server.
  z.preprocess((given: number) => (typeof given === 'string' ? parseId(given) : given), rule)

/** Message for the number of a record that is none. */
export const NOT_WHOLE = 'Номер должен быть целым числом'

/** Id of a row in the path of an address. One that is too large is valid and finds nothing. */
export const idInPath = intInAddress(z.int({ error: NOT_WHOLE }))

/** Texts that are cut to a length, not refused. */
export const cutTexts = z.registry<{ max: number }>()

/** Records whose fields are counted before they are read (`limitedRecord`). */
export const limitedRecords = z.registry<{ max: number }>()

/** A record of at most `max` fields, counted before any is read; `tooMany` is the message for more, `error` for another value. */
export function limitedRecord<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  [key, value]: [Key, Value],
  { max, tooMany, error }: { max: number; tooMany: string; error: string },
) {
  const record = z.record(key, value, { error }).register(limitedRecords, { max })
  const count = (given: z.input<typeof record>, context: z.RefinementCtx) => {
    if (typeof given !== 'object' || given === null || Object.keys(given).length <= max) return given
    context.addIssue({ code: 'custom', message: tooMany })
    return z.NEVER
  }
  return z.preprocess(count, record)
}

/** Id of a row in a body; `wrong` is the message for what is no whole number, `unknown` for one that no row can have. */
export const idInBody = (wrong: string, unknown = wrong) =>
  z.int({ error: wrong }).min(-MAX_INTEGER, unknown).max(MAX_INTEGER, unknown)

/** Id of a row behind the question mark of an address; messages as in `idInBody`. */
export const idInQuery = (wrong = NOT_WHOLE, unknown = 'Такого номера не бывает') =>
  intInAddress(idInBody(wrong, unknown))

/** The message of each `reference` for an id that does not exist. */
const unknownReferences = z.registry<{ message: string }>()

const UNREADABLE = 'Время не прочитать. Нужно как 2026-12-01T09:00 (по Москве) или 2026-12-01T09:00+03:00'

const MOSCOW = '+03:00'
/** Day and minute, seconds, offset. */
const MOMENT_PARTS = /^(.{10}T\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/** An instant as ISO 8601, in Moscow time where it names no offset; seconds may be absent. */
export const moment = z
  .string({ error: UNREADABLE })
  .overwrite((text) =>
    text.replace(MOMENT_PARTS, (_, minute, second = ':00', offset = MOSCOW) => minute + second + offset),
  )
  .check(z.iso.datetime({ offset: true, error: UNREADABLE, abort: true }))

/** An instant in the future; null is never, or as if absent. */
export const comingMoment = moment
  .refine((text) => Date.parse(text) > Date.now(), 'Это время уже прошло, укажите будущее')
  .nullish()

/** Id of a row of another table; `unknown` is the message for one that does not exist. */
export const reference = (required: string, unknown: string) =>
  z
    .int({ error: required })
    .min(1, unknown)
    .max(MAX_INTEGER, unknown)
    .register(unknownReferences, { message: unknown })

/** A list of ids, each once; null is none. `unknown` is the message for what is no id. */
export const idList = (max: number, tooMany: string, unknown: string) =>
  z
    .array(reference(unknown, unknown), { error: 'Ожидается список номеров' })
    .max(max, tooMany)
    .transform((ids) => [...new Set(ids)])
    .nullish()
    .transform((ids) => (ids === null ? [] : ids))

/** Fields of an input schema made by `reference`, with their messages for an id that does not exist. */
export function listReferences(input: unknown): { field: string; unknown: string }[] {
  if (!(input instanceof z.ZodObject)) return []
  return Object.entries<unknown>(input.shape).flatMap(([field, schema]) => {
    let inner = schema
    while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap()
    const known = inner instanceof z.ZodType ? unknownReferences.get(inner) : undefined
    return known ? [{ field, unknown: known.message }] : []
  })
}

/** Text that must not be blank, trimmed; `required` is its message. */
export const requiredText = (required: string, max: number) =>
  z.string({ error: required }).trim().min(1, required).max(max, `Не длиннее ${max} символов`)

/** Message for text that JSON columns reject. */
export const WRONG_TEXT = 'Текст содержит недопустимые символы'

/** Whether JSON columns take a text: they reject NUL and lone surrogates. */
export const isJsonText = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Text for JSON columns, which reject NUL and lone surrogates. */
export const jsonText = (max: number) =>
  z.string({ error: 'Ожидается текст' }).max(max, `Не длиннее ${max} символов`).refine(isJsonText, WRONG_TEXT)

/** Optional text, trimmed; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(max, `Не длиннее ${max} символов`)
    .nullish()
    .transform((value) => (value === '' ? null : value))

/** Optional text of which `findProblem` says what is wrong; empty is right, and null clears it. `tidy` writes it as it is stored. */
export const clearableBy = (
  findProblem: (text: string) => string | null,
  max = 200,
  tidy = (text: string) => text,
) =>
  z
    .string({ error: 'Ожидается текст' })
    .trim()
    .overwrite(tidy)
    .max(max, `Не длиннее ${max} символов`)
    .superRefine((text, context) => {
      const message = text === '' ? null : findProblem(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .nullable()
    .transform((text) => text ?? '')

/** The same with one message for whatever does not fit. */
export const clearableText = (fits: (text: string) => boolean, message: string, max?: number) =>
  clearableBy((text) => (fits(text) ? null : message), max)

/** Message for what is no https address. */
export const WRONG_HTTPS = 'Введите адрес, который начинается с https://'

/** Whether a text is an https address with a host; other schemes could run as code. */
export const isHttpsAddress = (text: string) =>
  /^https:\/\/[^/\s?#]+\.[^/\s?#]+\S*$/i.test(text) && URL.canParse(text)

/** Message for a number that cannot be dialled. */
export const WRONG_PHONE = 'Введите номер полностью, например +7 900 000-00-00'

/** Alternative texts of a record's pictures, from the media library; absent when none has one. */
export const altsField = z
  .record(z.string(), z.string())
  .optional()
  .describe('Что на картинках, по их адресам; только у тех, что описаны')

/** Message for a picture's address that `isPictureAddress` rejects. */
export const WRONG_PICTURE = 'Адрес изображения: с https:// или http://, путь вида /assets/… или имя файла'

/** Address of a picture (`isPictureAddress`); empty becomes null. */
export const pictureField = optionalText(2000).refine(
  (address) => typeof address !== 'string' || isPictureAddress(address),
  WRONG_PICTURE,
)

/** Message for an invalid slug (admin.md, section 5). */
export const WRONG_SLUG = 'Slug должен содержать только латинские буквы, цифры и дефисы'

export const slugField = z
  .string({ error: 'URL slug обязателен' })
  .trim()
  .min(1, 'URL slug обязателен')
  .max(200, 'Slug не длиннее 200 символов')
  .regex(SLUG_PATTERN, WRONG_SLUG)

/** Optional slug; empty makes the server generate one from the name (decisions.md, slugs). */
export const madeSlugField = z
  .string({ error: 'Ожидается текст' })
  .trim()
  .max(200, 'Slug не длиннее 200 символов')
  .refine((slug) => slug === '' || SLUG_PATTERN.test(slug), WRONG_SLUG)
  .nullish()

/** Long text stored untrimmed; outer whitespace does not count towards `min`. */
export const markdownText = (tooShort: string, max: number, min = 1) =>
  z
    .string({ error: tooShort })
    .max(max, `Не длиннее ${max} символов`)
    .refine((text) => text.trim().length >= min, tooShort)

/** Long text rendered as Markdown: also within the limits of `findMarkdownProblem`. */
export const renderedMarkdown = (tooShort: string, max: number, min = 1) =>
  markdownText(tooShort, max, min)
    .superRefine((text, context) => {
      const problem = findMarkdownProblem(text)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
    .describe('Markdown')

/** Sort order of a row, smallest first. */
export const orderField = z
  .int({ error: 'Порядок должен быть целым числом' })
  .min(-MAX_INTEGER, 'Слишком маленькое число')
  .max(MAX_INTEGER, 'Слишком большое число')
  .nullish()

/** Boolean; null resets it to the default. */
export const yesOrNo = (byDefault: boolean) =>
  z
    .boolean({ error: 'Ожидается да или нет' })
    .nullish()
    .transform((value) => (value === null ? byDefault : value))

/** Response of a deletion: JSON, not 204 (admin.md, section 7: write responses are read as JSON). */
export const removedSchema = z.object({ success: z.literal(true) })
