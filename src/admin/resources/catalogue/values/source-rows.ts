import type { Source, Sources } from '../../../../contract/catalogue/product-limits.ts'
import { specLabelOf } from '../../../../domain/product/spec-labels.ts'
import { toNumber } from '../../../../lib/text/number-text.ts'
import { LABELS, SOURCED } from './product-fields.ts'

/** A row of the editor of sources; `id` is its React key, not sent. */
export interface SourceRow {
  id: number
  /** Name of the product's field, '' until it is chosen. */
  field: string
  text: string
  /** Day in ISO format. */
  date: string
  /** What another source says, as typed. */
  otherValue: string
  /** The value is of another year: visitors read that it will be confirmed. */
  outdated: boolean
}

/** Prefix of the fields that are free characteristics. */
const SPEC = 'technicalSpecs.'

/** Sources as rows, in the order of the form. */
export function toSourceRows(sources: Sources): SourceRow[] {
  const placeOf = (field: string) => (SOURCED.includes(field) ? SOURCED.indexOf(field) : SOURCED.length)
  const listed = Object.entries(sources).toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  return listed.map(([field, { text, date, otherValue, outdated }], index) => ({
    id: index + 1,
    field,
    text,
    date,
    otherValue: otherValue === undefined ? '' : String(otherValue).replace('.', ','),
    outdated: outdated === true,
  }))
}

/** Rows as sources, without empty rows. */
export function fromSourceRows(rows: readonly SourceRow[]): Record<string, Source> {
  return Object.fromEntries(
    rows.filter(isFilled).map(({ field, text, date, otherValue, outdated }) => {
      const other = toNumber(otherValue)
      const source: Source = {
        text: text.trim(),
        date,
        ...(other === null ? {} : { otherValue: other }),
        ...(outdated ? { outdated } : {}),
      }
      return [field, source]
    }),
  )
}

/** Whether something was typed into a row; a day alone is the one that a new row begins with. */
export function isFilled({ field, text, otherValue }: SourceRow): boolean {
  return [field, text, otherValue].some((typed) => typed.trim() !== '')
}

/** Fields that a source can be given for, with labels: columns, then these characteristics, then what stored rows name besides. */
export function listSourceFields(characteristics: readonly string[], rows: readonly SourceRow[]) {
  const columns = SOURCED.map((name) => ({ name, label: LABELS[name] ?? name }))
  const named = [...characteristics.map((key) => `${SPEC}${key}`), ...rows.map(({ field }) => field)]
  const more = named.filter((name) => name !== '' && columns.every((column) => column.name !== name))
  return [...columns, ...[...new Set(more)].map((name) => ({ name, label: toSourceLabel(name) }))]
}

/** «Обслуживание» for `technicalSpecs.serviceInterval`. */
function toSourceLabel(field: string): string {
  return field.startsWith(SPEC) ? specLabelOf(field.slice(SPEC.length)).label : (LABELS[field] ?? field)
}
