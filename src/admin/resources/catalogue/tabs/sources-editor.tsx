import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Field, FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { serverNow } from '../../../server-clock.ts'
import { DETAILS } from '../values/product-fields.ts'
import type { ProductValues } from '../values/product-values.ts'
import { listSourceFields, type SourceRow } from '../values/source-rows.ts'
import { nextId } from '../values/spec-rows.ts'
import './sources-editor.css'

/** Editor of sources: where the value of a field is from, on which day, and what another source says. */
export function SourcesEditor() {
  const { control, formState } = useFormContext<ProductValues>()
  const { field } = useController({ control, name: 'sources' })
  const specs = useWatch({ control, name: 'specs' })
  const rows = field.value
  const errors = formState.errors.sources
  const options = listSourceFields([...DETAILS, ...specs.map(({ key }) => key).filter(Boolean)], rows)
  const change = (index: number, changed: Partial<SourceRow>) =>
    field.onChange(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  return (
    <section className="form sources" aria-label="Источники">
      <h3>Источники</h3>
      <p className="product__lead">
        Откуда взяты числа. Покупатель увидит источник, если это не действующий прайс или другой источник
        называет другое число.
      </p>
      {rows.map((row, index) => {
        const wrong = errors?.[index]
        return (
          <fieldset key={row.id} className="source">
            <legend className="vh">Источник {index + 1}</legend>
            <Field label="Поле" error={wrong?.field?.message}>
              {(attributes) => (
                <Select
                  {...attributes}
                  value={row.field}
                  onChange={({ target }) => change(index, { field: target.value })}
                >
                  <option value="">Выберите</option>
                  {options.map((option) => (
                    <option key={option.name} value={option.name}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Источник" error={wrong?.text?.message}>
              {(attributes) => (
                <Input
                  {...attributes}
                  placeholder="Действующий прайс"
                  value={row.text}
                  onChange={({ target }) => change(index, { text: target.value })}
                />
              )}
            </Field>
            <Field label="На какой день" error={wrong?.date?.message}>
              {(attributes) => (
                <Input
                  {...attributes}
                  type="date"
                  value={row.date}
                  onChange={({ target }) => change(index, { date: target.value })}
                />
              )}
            </Field>
            <Field label="Другое число" error={wrong?.otherValue?.message}>
              {(attributes) => (
                <Input
                  {...attributes}
                  inputMode="decimal"
                  autoComplete="off"
                  value={row.otherValue}
                  onChange={({ target }) => change(index, { otherValue: target.value })}
                />
              )}
            </Field>
            <Field label="Другого года">
              {(attributes) => (
                <input
                  {...attributes}
                  type="checkbox"
                  checked={row.outdated}
                  onChange={({ target }) => change(index, { outdated: target.checked })}
                />
              )}
            </Field>
            <IconButton
              icon="trash"
              title="Убрать"
              aria-label={`Убрать источник ${index + 1}`}
              onClick={() => field.onChange(rows.toSpliced(index, 1))}
            />
          </fieldset>
        )
      })}
      <div>
        <Button icon="plus" onClick={() => field.onChange([...rows, createRow(rows)])}>
          Добавить источник
        </Button>
      </div>
      {errors?.message && <FieldError>{errors.message}</FieldError>}
    </section>
  )
}

/** A row with today's date. */
function createRow(rows: readonly SourceRow[]): SourceRow {
  return {
    id: nextId(rows),
    field: '',
    text: '',
    date: new Date(serverNow()).toISOString().slice(0, 10),
    otherValue: '',
    outdated: false,
  }
}
