import { z } from 'zod'
import { toTextParts } from '../../lib/text/linked-text.ts'
import { isJsonText, requiredText, WRONG_TEXT } from '../fields.ts'

/** What the form of staff says of a field of a page, and how it is typed. */
export interface PageField {
  label: string
  /**
   * `line` and `text` are a text in one or several lines, `lines` a list of texts, one in each line, `choice` one of few, `rows` a list
   * of the same fields.
   */
  control: 'line' | 'text' | 'lines' | 'choice' | 'rows'
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

const shortText = (label: string, max: number) =>
  requiredText(`Заполните поле «${label}»`, max).refine(isJsonText, WRONG_TEXT)

/** A text of one line. */
export const line = (label: string, max: number, hint?: string) =>
  shortText(label, max).register(pageFields, { label, control: 'line', max, ...(hint && { hint }) })

/** A text of several lines. */
export const prose = (label: string, max: number) =>
  shortText(label, max).register(pageFields, { label, control: 'text', max })

/** The same, in which words can be links: `[words](/address)`. */
export const linkedProse = (label: string, max: number) =>
  shortText(label, max)
    .refine(hasGoodLinks, WITH_LINKS)
    .register(pageFields, { label, control: 'text', max, hint: WITH_LINKS })

/** An address of the site, or of another one. */
export const address = (label: string) =>
  shortText(label, 500)
    .regex(
      /^(?:\/(?![/\\])|https:\/\/)\S*$/,
      `«${label}»: адрес страницы сайта, как /catalog, или с https://`,
    )
    .register(pageFields, { label, control: 'line', max: 500 })

/** Texts, one in each line. */
export const lines = (label: string, { max, longest }: { max: number; longest: number }) =>
  z
    .array(shortText(label, longest), { error: `Заполните поле «${label}»` })
    .min(1, `Заполните поле «${label}»`)
    .max(max, `Не больше ${max} строк: «${label}»`)
    .register(pageFields, { label, control: 'lines', hint: 'По одному в строке', max })

/** One of few, by the labels of the values. */
export const choice = <Value extends string>(label: string, choices: Readonly<Record<Value, string>>) =>
  z
    .custom<Value>(
      (given) => typeof given === 'string' && Object.hasOwn(choices, given),
      `Выберите: «${label}»`,
    )
    .register(pageFields, { label, control: 'choice', max: 1, choices })

/** A list of at least one row of these fields. */
export const rows = <Shape extends z.ZodRawShape>(label: string, shape: Shape, max: number) =>
  z
    .array(z.object(shape), { error: `Добавьте строки: «${label}»` })
    .min(1, `Оставьте хотя бы одну строку: «${label}»`)
    .max(max, `Не больше ${max} строк: «${label}»`)
    .register(pageFields, { label, control: 'rows', min: 1, max })

/** A part of a page. */
export const block = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.object(shape, { error: `Нет части «${title}»` }).register(pageBlocks, { title })
