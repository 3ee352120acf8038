import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { errorOf } from '../../kit/form/error-of.ts'
import type { FormField } from './blocks.ts'
import { TextControl } from './text-control.tsx'

/** Rows of the same fields, which can be added, taken away and put in another order. */
export function RowsControl({ field, name, form }: RowsControlProps) {
  const { fields: rows, append, remove, swap } = useFieldArray({ control: form.control, name })
  const { label, fields, max, min = 0 } = field
  const error = errorOf(form, name) ?? errorOf(form, `${name}.root`)
  const add = () => append(Object.fromEntries(fields.map((one) => [one.name, ''])))
  return (
    <fieldset className="pages__rows">
      <legend>{label}</legend>
      {rows.map((row, index) => (
        <fieldset className="pages__row" key={row.id}>
          <legend className="vh">{`${label}, ${index + 1}`}</legend>
          {fields.map((one) => (
            <div className="pages__cell" key={one.name}>
              <TextControl field={one} name={`${name}.${index}.${one.name}`} form={form} />
            </div>
          ))}
          <span className="pages__moves">
            <Button
              variant="quiet"
              size="small"
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              Выше
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={index === rows.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              Ниже
            </Button>
            <IconButton
              icon="trash"
              aria-label={`Убрать: ${label}, ${index + 1}`}
              disabled={rows.length <= min}
              onClick={() => remove(index)}
            />
          </span>
        </fieldset>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <div>
        <Button icon="plus" size="small" disabled={rows.length >= max} onClick={add}>
          Добавить
        </Button>
      </div>
    </fieldset>
  )
}

interface RowsControlProps {
  field: FormField
  /** Name in the form: `start.facts`. */
  name: string
  form: UseFormReturn<FieldValues>
}
