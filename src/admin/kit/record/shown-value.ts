import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import { formatDate } from '../../../lib/dates.ts'

/** Text of a field without a value. */
export const EMPTY = 'пусто'

/** What is shown of a secret that was typed. */
const HIDDEN = '••••••••'

/** Texts longer than this are compared word by word. */
const LONG = 60

/** A field's value as its form shows it: the words of a list, yes and no, lines of a list of rows; «пусто» without one. Never a secret. */
export function toShown(form: HTMLElement | null, entity: FormEntity, name: string, value: unknown): string {
  const field = findRecordField(entity, name)
  if (isSecret(form, name)) return value ? HIDDEN : EMPTY
  if (field?.kind === 'money') return toRubles(value)
  if (field?.kind === 'day') return value ? formatDate(String(value)) : EMPTY
  return wordOf(form, name, value) ?? (toLines(value, field?.words).join('\n') || EMPTY)
}

/** A secret by its shown text: what is stored is never known, only whether it is another one. */
export function toShownSecret(text: string, isNew: boolean): string {
  if (!isNew) return text === EMPTY ? 'без изменений' : text
  return `${text === EMPTY ? HIDDEN : text} (новый)`
}

/** Whether a difference is better marked inside the text than said as before and after. */
export function isLongText(text: string): boolean {
  return text.length > LONG || text.includes('\n')
}

const isSecret = (form: HTMLElement | null, name: string) =>
  form?.querySelector(`input[type="password"][name="${CSS.escape(name)}"]`) instanceof HTMLInputElement

/** Forms have prices in rubles, as they were typed. */
function toRubles(value: unknown): string {
  const text = String(value ?? '').replace(/\s/g, '')
  const rubles = Number(text.replace(',', '.'))
  if (text === '') return EMPTY
  return Number.isNaN(rubles) ? String(value) : `${formatNumber(rubles)}\u00a0₽`
}

/** What the list of choices in the form calls the value; null for other fields. */
function wordOf(form: HTMLElement | null, name: string, value: unknown): string | null {
  const field = form?.querySelector(`select[name="${CSS.escape(name)}"]`)
  if (!(field instanceof HTMLSelectElement)) return null
  const wanted = value === null || value === undefined ? '' : String(value)
  return [...field.options].find((option) => option.value === wanted)?.text ?? null
}

function toLines(value: unknown, words: RecordField['words'] = {}): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'boolean') return [value ? 'Да' : 'Нет']
  if (Array.isArray(value)) return value.map(toLine)
  if (typeof value === 'object') {
    const order = Object.keys(words)
    return Object.entries(value)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([name, part]) => `${words[name] ?? name}: ${toLine(part) || EMPTY}`)
  }
  return [toLine(value)]
}

function toLine(value: unknown): string {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatDate(value, true) : value
  if (typeof value !== 'object' || value === null) return toLines(value).join()
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  return parts.flatMap(([, part]) => toLines(part)).join(', ')
}
