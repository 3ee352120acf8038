import { z } from 'zod'
import { readGeoPoint } from '../../domain/site/geo-point.ts'
import { withoutTitles } from '../../lib/link-titles.ts'
import { toTextParts } from '../../lib/text/linked-text.ts'
import { findMarkdownProblem } from '../../lib/text/markdown-limits.ts'
import { isHttpsAddress, isJsonText, pictureField, requiredText, WRONG_TEXT } from '../fields.ts'
import { FIRM_INSERTS, findWrongInsert, type Inserts, NAME_INSERTS } from './inserts.ts'

/** What the form of staff says of a field of a page, and how it is typed. */
export interface PageField {
  label: string
  /**
   * `line` and `text` are a text in one or several lines, `markdown` one with formatting, `date` a day, `lines` a list of texts, one in
   * each line, `choice` one of few, `picture` the address of one, `rows` a list of the same fields.
   */
  control: 'line' | 'date' | 'text' | 'markdown' | 'lines' | 'choice' | 'picture' | 'rows'
  hint?: string
  /** Longest text, most lines or rows. */
  max: number
  /** Of a choice: the labels of its values. */
  choices?: Readonly<Record<string, string>>
  /** Fewest rows. */
  min?: number
}

/** Fields of page texts with what the form says of them. */
export const pageFields = z.registry<PageField>()

/** Parts of a page with their headings in the form. */
export const pageBlocks = z.registry<{ title: string }>()

const WITH_LINKS = 'Ссылка: [слова](/адрес) или [слова](https://…)'
const hasGoodLinks = (text: string) =>
  toTextParts(text).every((part) => typeof part === 'string' || part.href !== null)

/** The same text, in which what stands in braces must be one of the inserts. */
const withInserts = (text: z.ZodString, inserts: Inserts) =>
  text.refine(isJsonText, WRONG_TEXT).superRefine((given, context) => {
    const wrong = findWrongInsert(given, inserts)
    if (wrong === null) return
    const words = inserts.shown.map((name) => `{${name}}`).join(', ')
    context.addIssue({ code: 'custom', message: `Нет вставки {${wrong}}. Есть ${words}` })
  })

/** A text that must be there. */
const shortText = (label: string, max: number, inserts = FIRM_INSERTS) =>
  withInserts(requiredText(`Заполните поле «${label}»`, max), inserts)

const MAY_BE_EMPTY = 'Можно оставить пустым'

/** A text that may be empty. */
const emptyableText = (label: string, max: number, findProblem?: (text: string) => string | null) =>
  withInserts(
    z.string(`«${label}»: ожидается текст`).trim().max(max, `Не длиннее ${max} символов`),
    FIRM_INSERTS,
  ).superRefine((text, context) => {
    const message = text === '' ? null : findProblem?.(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** A text of one line. */
export const line = (label: string, max: number, hint?: string) =>
  shortText(label, max).register(pageFields, { label, control: 'line', max, ...(hint && { hint }) })

/** The same, which may be left empty; `findProblem` says what is wrong with one that is not. */
export const optionalLine = (
  label: string,
  max: number,
  hint?: string,
  findProblem?: (text: string) => string | null,
) =>
  emptyableText(label, max, findProblem).register(pageFields, {
    label,
    control: 'line',
    max,
    hint: hint ? `${hint}. ${MAY_BE_EMPTY}` : MAY_BE_EMPTY,
  })

/** A text of one line in which `{name}` must stand: for what, the hint says. */
export const namedLine = (label: string, max: number, hint: string) =>
  shortText(label, max, NAME_INSERTS)
    .refine((text) => text.includes('{name}'), `«${label}»: оставьте вставку {name}`)
    .register(pageFields, { label, control: 'line', max, hint })

/** Several lines that may be left empty. */
export const optionalProse = (label: string, max: number) =>
  emptyableText(label, max).register(pageFields, { label, control: 'text', max, hint: MAY_BE_EMPTY })

/** Address of a picture, of the media library or elsewhere; null is none, as where it is left out. */
export const optionalPicture = (label: string, hint: string) =>
  pictureField
    .transform((address) => address ?? null)
    .register(pageFields, { label, control: 'picture', max: 2000, hint })

/** A day, as `2026-11-30`. */
export const day = (label: string) =>
  z.iso
    .date(`Заполните поле «${label}»: день, как 2026-11-30`)
    .refine((text) => /^20/.test(text), `«${label}»: год, как 2026`)
    .register(pageFields, { label, control: 'date', max: 10 })

/** A text of several lines. */
export const prose = (label: string, max: number, { hint, inserts }: ProseRules = {}) =>
  shortText(label, max, inserts).register(pageFields, { label, control: 'text', max, ...(hint && { hint }) })

interface ProseRules {
  hint?: string
  /** By default the firm's words. */
  inserts?: Inserts
}

const formatted = (text: z.ZodString) =>
  text
    .refine((given) => hasGoodLinks(withoutTitles(given)), WITH_LINKS)
    .superRefine((given, context) => {
      const message = findMarkdownProblem(given)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })

/** A text in Markdown: paragraphs, lists, bold, links, tables, pictures. */
export const markdown = (label: string, max: number, { hint, inserts }: ProseRules = {}) =>
  formatted(shortText(label, max, inserts)).register(pageFields, {
    label,
    control: 'markdown',
    max,
    hint: hint ?? `До ${max} символов`,
  })

/** The same, which may be left empty. */
export const optionalMarkdown = (label: string, max: number) =>
  formatted(emptyableText(label, max)).register(pageFields, {
    label,
    control: 'markdown',
    max,
    hint: `До ${max} символов. ${MAY_BE_EMPTY}`,
  })

/** A text of paragraphs with an empty line between them. */
export const legalProse = (label: string, max: number, { inserts, hint }: LegalRules) =>
  shortText(label, max, inserts)
    .refine(hasGoodLinks, WITH_LINKS)
    .register(pageFields, { label, control: 'text', max, hint })

interface LegalRules {
  inserts: Inserts
  hint: string
}

const isAddress = (text: string) => /^\/(?![/\\])\S*$/.test(text) || isHttpsAddress(text)
const ADDRESS_WANTED = 'адрес страницы сайта, как /catalog, или с https://'

/** An address of the site, or of another one. */
export const address = (label: string) =>
  shortText(label, 500)
    .refine(isAddress, `«${label}»: ${ADDRESS_WANTED}`)
    .register(pageFields, { label, control: 'line', max: 500 })

/** The same, which may be left empty. */
export const optionalAddress = (label: string) =>
  optionalLine(label, 500, undefined, (text) => (isAddress(text) ? null : `«${label}»: ${ADDRESS_WANTED}`))

/** A place on the earth, as maps write it (`readGeoPoint`), which may be left empty. */
export const optionalCoordinates = (label: string) =>
  optionalLine(
    label,
    60,
    'Широта и долгота через запятую: скопируйте на карте. Без них районы стоят списком, без схемы и километров',
    (text) => (readGeoPoint(text) ? null : `«${label}»: широта и долгота через запятую, как 55.758, 37.856`),
  )

/** Texts, one in each line. */
export const lines = (label: string, { max, longest, inserts }: LineRules) =>
  z
    .array(shortText(label, longest, inserts), { error: `Заполните поле «${label}»` })
    .min(1, `Заполните поле «${label}»`)
    .max(max, `Не больше ${max} строк: «${label}»`)
    .register(pageFields, { label, control: 'lines', hint: 'По одному в строке', max })

interface LineRules {
  max: number
  longest: number
  /** By default the firm's words. */
  inserts?: Inserts
}

/** The same, each but once, of which there may be none. */
export const optionalLines = (label: string, { max, longest, hint }: OptionalLineRules) =>
  z
    .array(shortText(label, longest), { error: `«${label}»: ожидается список` })
    .max(max, `Не больше ${max} строк: «${label}»`)
    .superRefine((all, context) => {
      for (const at of listRepeated(all))
        context.addIssue({ code: 'custom', path: [at], message: `«${all[at]}» уже есть выше` })
    })
    .register(pageFields, { label, control: 'lines', hint: `По одному в строке. ${hint}`, max })

interface OptionalLineRules {
  max: number
  longest: number
  hint: string
}

/** One of few, by the labels of the values. */
export const choice = <Value extends string>(label: string, choices: Readonly<Record<Value, string>>) =>
  z
    .custom<Value>(
      (given) => typeof given === 'string' && Object.hasOwn(choices, given),
      `Выберите: «${label}»`,
    )
    .register(pageFields, { label, control: 'choice', max: 1, choices })

/** A list of at least `min` rows of these fields; no two rows have the same text in the field `unique`. */
export const rows = <Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  max: number,
  { unique, min = 1, hint }: RowsRules<Shape> = {},
) =>
  z
    .array(z.object(shape), { error: `Добавьте строки: «${label}»` })
    .min(min, `Оставьте хотя бы одну строку: «${label}»`)
    .max(max, `Не больше ${max} строк: «${label}»`)
    .superRefine((all, context) => {
      if (unique === undefined) return
      const texts = all.map((row) => new Map(Object.entries(row)).get(unique))
      for (const at of listRepeated(texts))
        context.addIssue({ code: 'custom', path: [at, unique], message: `«${texts[at]}» уже есть выше` })
    })
    .register(pageFields, { label, control: 'rows', min, max, ...(hint && { hint }) })

interface RowsRules<Shape> {
  unique?: keyof Shape & string
  min?: number
  hint?: string
}

/** The same, of which there may be none. */
export const optionalRows = <Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  max: number,
  hint?: string,
) => rows(label, shape, max, { min: 0, ...(hint && { hint }) })

/** Places of those that stand further up, too. */
const listRepeated = (texts: readonly unknown[]) =>
  [...texts.keys()].filter((at) => texts.indexOf(texts[at]) < at)

/** A part of a page. */
export const block = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.object(shape, { error: `Нет части «${title}»` }).register(pageBlocks, { title })
