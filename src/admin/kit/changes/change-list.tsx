import { createContext, Suspense, use } from 'react'
import { findRecordField } from '../../../contract/records/record-fields.ts'
import { type Change, formatPercent, isEmpty, toLines } from './change-values.ts'
import './changes.css'
import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { FieldValue } from './field-value.tsx'
import { LineDifference, WordDifference } from './lazy-pieces.tsx'
import type { ShownChange, Split } from './split-texts.ts'

/** How a change of one field is told as several: of the texts of pages, where these are shown. */
export const SplitContext = createContext<Split>(() => null)

/**
 * Changed fields of a record as people read them: long texts word by word, lists line by line, everything else before and after;
 * of page texts the fields that changed, one by one.
 * `headings` are those of the two sides; `only` leaves one of them, and of it what is set.
 */
export function ChangeList({
  entity,
  changes: stored,
  headings = ['Было', 'Стало'],
  only,
  strong = 'after',
}: ChangeListProps) {
  const [before, after] = headings
  const split = use(SplitContext)
  const changes = stored.flatMap((one) => split(one) ?? one)
  if (only)
    return <ValueList entity={entity} values={changes.filter((one) => !isEmpty(one[only]))} side={only} />
  return (
    <div className="changes-frame">
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const field = fieldOf(entity, change)
            return (
              <tr key={change.field}>
                <th scope="row">{labelOf(field, change)}</th>
                <Sides field={field} change={change} headings={headings} strong={strong} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Fields with one value each: of a record that was made, deleted or brought back. */
function ValueList({ entity, values, side }: ValueListProps) {
  if (values.length === 0) return <p className="muted">Поля пустые.</p>
  return (
    <div className="changes-frame">
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Значение</th>
          </tr>
        </thead>
        <tbody>
          {values.map((change) => {
            const field = fieldOf(entity, change)
            const value = change[side]
            return (
              <tr key={change.field}>
                <th scope="row">{labelOf(field, change)}</th>
                <td>
                  {isStructured(value) && field.kind !== 'hidden' ? (
                    <ul className="changes__values">
                      {toLines(field, value).map((line) => (
                        <li key={line}>{line}</li>
                      ))}
                    </ul>
                  ) : (
                    <OneValue field={field} value={value} />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function OneValue({ field, value }: { field: RecordField; value: unknown }) {
  if (field.kind === 'hidden') return <span className="muted">задано</span>
  return <FieldValue field={field} value={value} />
}

const fieldOf = (entity: string, { field, as }: ShownChange) =>
  as ?? findRecordField(entity, field) ?? UNKNOWN
const labelOf = (field: RecordField, { label, field: name }: LabelledChange) =>
  field === UNKNOWN ? (label ?? name) : field.label

/** A change with the name of its field, where the kind of record has no other. */
export type LabelledChange = ShownChange & { label?: string }

interface ValueListProps {
  entity: string
  values: readonly LabelledChange[]
  side: 'before' | 'after'
}

interface ChangeListProps {
  /** `{entity}` of the journal. */
  entity: string
  changes: readonly LabelledChange[]
  headings?: readonly [before: string, after: string]
  only?: 'before' | 'after' | undefined
  /** Side in bold: the value that counts. */
  strong?: 'before' | 'after'
}

/** A field that the program no longer knows. */
const UNKNOWN: RecordField = { label: '', kind: 'text' }

function Sides({
  field,
  change,
  headings,
  strong,
}: {
  field: RecordField
  change: Change
  headings: readonly [string, string]
  strong: 'before' | 'after'
}) {
  const { before, after } = change
  if (field.kind === 'hidden') {
    return (
      <td colSpan={2} className="muted">
        изменено
      </td>
    )
  }
  const isLong = field.kind === 'long' && typeof before === 'string' && typeof after === 'string'
  const isLines = isStructured(before) || isStructured(after)
  if (isLong || isLines) {
    return (
      <td colSpan={2}>
        <Suspense fallback={<p className="changes__text muted">Сравниваем…</p>}>
          {isLong ? (
            <WordDifference before={before} after={after} />
          ) : (
            <LineDifference before={toLines(field, before)} after={toLines(field, after)} />
          )}
        </Suspense>
      </td>
    )
  }
  const percent = field.kind === 'money' ? formatPercent(before, after) : null
  return (
    <>
      <td data-side={headings[0]} className={strong === 'before' ? 'changes__strong' : undefined}>
        <FieldValue field={field} value={before} />
      </td>
      <td data-side={headings[1]} className={strong === 'after' ? 'changes__strong' : undefined}>
        <FieldValue field={field} value={after} />
        {percent && <small className="changes__percent"> {percent}</small>}
      </td>
    </>
  )
}

const isStructured = (value: unknown) => typeof value === 'object' && value !== null
