import { z } from 'zod'
import { findMarkdownProblem } from '../lib/markdown-limits.ts'
import { MAX_INTEGER, parseId } from '../lib/numbers.ts'
import { isPictureAddress } from '../lib/picture-address.ts'
import { SLUG_PATTERN } from '../lib/slug.ts'

/** Number of a row as an address carries it (`parseId`). One too large for any row is not wrong, only unknown. */
export const idInPath = z.preprocess(
  // An address brings text, the calls that pages make inside the server bring the number itself.
  (given: number) => (typeof given === 'string' ? parseId(given) : given),
  z.int({ error: 'Номер должен быть целым числом' }),
)

/** Number of another row; `unknown` is said of one that cannot exist. */
export const reference = (required: string, unknown: string) =>
  z.int({ error: required }).min(1, unknown).max(MAX_INTEGER, unknown)

/** Text that must not be blank, trimmed; `required` is its message. */
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

/** What is said of a picture's address with any other scheme, or with a host and none. */
export const WRONG_PICTURE = 'Адрес изображения: с https:// или http://, путь вида /assets/… или имя файла'

/** Where a picture is (`isPictureAddress`); empty is the same as none. */
export const pictureField = optionalText(2000).refine(
  (address) => typeof address !== 'string' || isPictureAddress(address),
  WRONG_PICTURE,
)

/** What is said of a slug that cannot stand in an address (admin.md, section 5). */
export const WRONG_SLUG = 'Slug должен содержать только латинские буквы, цифры и дефисы'

export const slugField = z
  .string({ error: 'URL slug обязателен' })
  .trim()
  .min(1, 'URL slug обязателен')
  .max(200, 'Slug не длиннее 200 символов')
  .regex(SLUG_PATTERN, WRONG_SLUG)

/** Empty asks the server to make one of the name (decisions.md, slugs). */
export const madeSlugField = z
  .string({ error: 'Ожидается текст' })
  .trim()
  .max(200, 'Slug не длиннее 200 символов')
  .refine((slug) => slug === '' || SLUG_PATTERN.test(slug), WRONG_SLUG)
  .nullish()

/** A long text kept as it was typed, its outer blanks too; they do not count towards `min`. */
export const markdownText = (tooShort: string, max: number, min = 1) =>
  z
    .string({ error: tooShort })
    .max(max, `Не длиннее ${max} символов`)
    .refine((text) => text.trim().length >= min, tooShort)

/** A long text that is shown as Markdown: also within the bounds of `findMarkdownProblem`. */
export const renderedMarkdown = (tooShort: string, max: number, min = 1) =>
  markdownText(tooShort, max, min)
    .superRefine((text, context) => {
      const problem = findMarkdownProblem(text)
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    })
    .describe('Markdown')

/** Place of a row among its kind: the smallest comes first. */
export const orderField = z
  .int({ error: 'Порядок должен быть целым числом' })
  .min(-MAX_INTEGER, 'Слишком маленькое число')
  .max(MAX_INTEGER, 'Слишком большое число')
  .nullish()

/** Yes or no; null goes back to the default of the field. */
export const yesOrNo = (byDefault: boolean) =>
  z
    .boolean({ error: 'Ожидается да или нет' })
    .nullish()
    .transform((value) => (value === null ? byDefault : value))

/** Answer of a deletion whose caller reads JSON (admin.md, section 7: write responses are read as JSON). */
export const removedSchema = z.object({ success: z.literal(true) })
