import { use } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { errorOf } from '../../kit/form/error-of.ts'
import { emptyOf } from './blocks.ts'
import type { ControlProps } from './control-props.ts'
import { FieldControl } from './field-control.tsx'
import { RemovedContext, rememberRemoved } from './removed-rows.ts'

/** Rows of the same fields, which can be added, taken away and put in another order. */
export function RowsControl({ field, name, form }: ControlProps) {
  const { fields: rows, append, remove, swap } = useFieldArray({ control: form.control, name })
  const removed = use(RemovedContext)
  const { label, hint, fields, max, min = 0 } = field
  const error = errorOf(form, name) ?? errorOf(form, `${name}.root`)
  // Who goes on by keyboard stays at the row, or at the one that took its place.
  const focus = (index: number) => form.setFocus(`${name}.${index}.${fields[0]?.name}`)
  const move = (from: number, to: number) => {
    swap(from, to)
    focus(to)
  }
  const takeAway = (index: number) => {
    rememberRemoved(removed, name, form.getValues(`${name}.${index}`))
    remove(index)
    focus(Math.min(index, rows.length - 2))
  }
  const add = () => append(Object.fromEntries(fields.map((one) => [one.name, emptyOf(one)])))
  return (
    <fieldset className="pages__rows">
      <legend>{label}</legend>
      {hint && <p className="muted">{hint}</p>}
      {rows.map((row, index) => (
        <fieldset className="pages__row" key={row.id}>
          <legend className="vh">{`${label}, ${index + 1}`}</legend>
          {fields.map((one) => (
            <div className="pages__cell" key={one.name}>
              <FieldControl field={one} name={`${name}.${index}.${one.name}`} form={form} />
            </div>
          ))}
          <span className="pages__moves">
            <Button
              variant="quiet"
              size="small"
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              Выше<span className="vh">{`: ${label}, ${index + 1}`}</span>
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
            >
              Ниже<span className="vh">{`: ${label}, ${index + 1}`}</span>
            </Button>
            <IconButton
              icon="trash"
              aria-label={`Убрать: ${label}, ${index + 1}`}
              disabled={rows.length <= min}
              onClick={() => takeAway(index)}
            />
          </span>
        </fieldset>
      ))}
      {error && <FieldError>{error}</FieldError>}
      <div>
        <Button icon="plus" size="small" disabled={rows.length >= max} onClick={add}>
          Добавить<span className="vh">{`: ${label}`}</span>
        </Button>
      </div>
    </fieldset>
  )
}
