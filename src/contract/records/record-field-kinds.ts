import type { VersionedEntity } from './records.ts'

/** How a stored value of a field is read by people. */
export type FieldKind =
  | 'text'
  /** Long text, compared word by word. */
  | 'long'
  /** Kopecks. */
  | 'money'
  /** An instant, ISO 8601. */
  | 'date'
  /** The day of an instant. */
  | 'day'
  | 'boolean'
  | 'number'
  /** One of few, by `words`. */
  | 'choice'
  /** Texts, one a line; with `words` choices. */
  | 'list'
  /** Id of another record. */
  | 'reference'
  /** Numbers of records, in an order. */
  | 'ids'
  /** An object or a list of objects; `words` are of its names and values. */
  | 'json'
  | 'picture'
  /** Only that it changed is known: secrets and personal data. */
  | 'hidden'

/** What a field is called, and how its values are read. */
export interface RecordField {
  readonly label: string
  readonly kind: FieldKind
  readonly unit?: string
  /** Of a reference: what it refers to. */
  readonly to?: VersionedEntity | 'inquiries'
  readonly words?: Readonly<Record<string, string>>
}

/** What no change of a record is, and what is read from another one. */
type Aside = 'id' | 'version' | 'createdAt' | 'updatedAt' | 'category' | 'alts' | 'chats' | 'consentVersion'
/** Every field that staff write, and further ones of the record; a field without a label does not compile. */
export type FieldsOf<T, More extends string = never> = Readonly<
  Record<Exclude<Extract<keyof T, string>, Aside> | More, RecordField>
>

type Made = (label: string) => RecordField
const of =
  (kind: FieldKind): Made =>
  (label) => ({ label, kind })

export const text = of('text')
export const long = of('long')
export const money = of('money')
export const date = of('date')
export const day = of('day')
export const boolean = of('boolean')
export const picture = of('picture')
export const ids = of('ids')
export const hidden = of('hidden')
/** A number with its unit. */
export const number = (label: string, unit = ''): RecordField => ({ label, kind: 'number', unit })
/** Texts, one a line; with `words` they are names of choices. */
export const list = (label: string, words: RecordField['words'] = {}): RecordField => ({
  label,
  kind: 'list',
  words,
})
/** An object or a list; `words` are of its names and values. */
export const json = (label: string, words: RecordField['words'] = {}): RecordField => ({
  label,
  kind: 'json',
  words,
})
/** One of few, named by `words`. */
export const choice = (label: string, words: Readonly<Record<string, string>>): RecordField => ({
  label,
  kind: 'choice',
  words,
})
/** The id of another record. */
export const reference = (label: string, to: NonNullable<RecordField['to']>): RecordField => ({
  label,
  kind: 'reference',
  to,
})
