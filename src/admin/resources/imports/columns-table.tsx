import { FREE_FIELD, IMPORT_FIELDS, SPEC_FIELD } from '../../../contract/catalogue/import-fields.ts'
import type { ImportColumn, ImportSheet } from '../../../contract/catalogue/imports.ts'
import { FieldError } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { fieldOf } from './words.ts'

const CHOICES = Object.entries(IMPORT_FIELDS).map(([field, { label }]) => ({ field, label }))

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Columns of the file with samples, and the field of each. */
export function ColumnsTable({ columns, parameters, fields, repeated, onChoose }: ColumnsTableProps) {
  return (
    <table className="table import-columns">
      <caption className="vh">Столбцы файла</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Буква</span>
          </th>
          <th scope="col">Столбец в файле</th>
          <th scope="col">Что в нём</th>
          <th scope="col">Поле товара</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ index, head, sample, field: recognised }, at) => {
          const field = fields[at] ?? null
          const other = columns[repeated[at] ?? -1]
          const named = head === '' ? `Столбец ${letterOf(index)}` : head
          return (
            <tr key={index}>
              <td className="c-letter">
                <span>{letterOf(index)}</span>
              </td>
              <td className="c-head">
                {head === '' ? <span className="muted">без названия</span> : <b>{head}</b>}
              </td>
              <td className="c-sample">{sample.join(' · ')}</td>
              <td className="c-field">
                <Select
                  aria-label={`Поле для столбца «${named}»`}
                  aria-invalid={other ? true : undefined}
                  aria-describedby={other ? `repeated-${index}` : undefined}
                  value={field ?? ''}
                  onChange={({ target }) => onChoose(at, target.value === '' ? null : target.value)}
                >
                  <option value="">Не загружать</option>
                  {CHOICES.map((choice) => (
                    <option key={choice.field} value={choice.field}>
                      {choice.label}
                    </option>
                  ))}
                  {parameters.map(({ key, name }) => (
                    <option key={key} value={SPEC_FIELD + key}>
                      Параметр: {name}
                    </option>
                  ))}
                  {[...new Set([recognised, field, freeField(head)])].map(
                    (one) =>
                      one?.startsWith(FREE_FIELD) && (
                        <option key={one} value={one}>
                          Характеристика: {fieldOf(one, parameters).label}
                        </option>
                      ),
                  )}
                </Select>
                {other && (
                  <FieldError id={`repeated-${index}`} role="alert">
                    «{fieldOf(field ?? '', parameters).label}» уже в столбце {letterOf(other.index)}. Выберите
                    другое или не загружайте
                  </FieldError>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A column that no field fits may become a characteristic of its head's name. */
const freeField = (head: string) => (head === '' ? null : FREE_FIELD + head.slice(0, 190))

interface ColumnsTableProps {
  columns: readonly ImportColumn[]
  parameters: ImportSheet['parameters']
  /** The field of each column, by place. */
  fields: readonly (string | null)[]
  /** The place of another column with the same field; -1 for none. */
  repeated: readonly number[]
  onChoose: (at: number, field: string | null) => void
}
