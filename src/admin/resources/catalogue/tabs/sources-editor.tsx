import { type FieldErrors, useController, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Field, FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { DayField } from '../../../kit/form/date-fields.tsx'
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
  return (
    <section className="form sources" aria-label="Источники">
      <h3>Источники</h3>
      <p className="product__lead">
        Откуда взяты числа. Покупатель увидит источник, если это не действующий прайс или другой источник
        называет другое число.
      </p>
      {rows.map((row, index) => (
        <SourceFields
          key={row.id}
          row={row}
          number={index + 1}
          options={options}
          errors={errors?.[index]}
          onChange={(changed) => field.onChange(rows.with(index, { ...row, ...changed }))}
          onRemove={() => field.onChange(rows.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button icon="plus" onClick={() => field.onChange([...rows, createRow(rows)])}>
          Добавить источник
        </Button>
      </div>
      {errors?.message && <FieldError>{errors.message}</FieldError>}
    </section>
  )
}

/** Fields of one source, and the button that removes it. */
function SourceFields({ row, number, options, errors, onChange, onRemove }: SourceFieldsProps) {
  return (
    <fieldset className="source">
      <legend className="vh">Источник {number}</legend>
      <Field label="Поле" error={errors?.field?.message}>
        {(attributes) => (
          <Select
            {...attributes}
            value={row.field}
            onChange={({ target }) => onChange({ field: target.value })}
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
      <Field label="Источник" error={errors?.text?.message}>
        {(attributes) => (
          <Input
            {...attributes}
            placeholder="Действующий прайс"
            value={row.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      <DayField
        label="На какой день"
        error={errors?.date?.message}
        value={row.date}
        onChange={(date) => onChange({ date })}
      />
      <Field label="Другое число" error={errors?.otherValue?.message}>
        {(attributes) => (
          <Input
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            value={row.otherValue}
            onChange={({ target }) => onChange({ otherValue: target.value })}
          />
        )}
      </Field>
      <Field label="Другого года">
        {(attributes) => (
          <input
            {...attributes}
            type="checkbox"
            checked={row.outdated}
            onChange={({ target }) => onChange({ outdated: target.checked })}
          />
        )}
      </Field>
      <IconButton icon="trash" title="Убрать" aria-label={`Убрать источник ${number}`} onClick={onRemove} />
    </fieldset>
  )
}

interface SourceFieldsProps {
  row: SourceRow
  /** Place in the list, from 1. */
  number: number
  /** Fields of the product that a source can be given for. */
  options: ReturnType<typeof listSourceFields>
  errors: FieldErrors<SourceRow> | undefined
  onChange: (changed: Partial<SourceRow>) => void
  onRemove: () => void
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
