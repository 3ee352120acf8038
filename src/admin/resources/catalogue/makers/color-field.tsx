import { palette } from '@septic-shop/station-drawing/core/palette.ts'
import { useController, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import type { ControlProps } from '../../../kit/fields/field.ts'
import { errorOf } from '../../../kit/form/error-of.ts'
import { ManufacturerSwatch } from './manufacturer-swatch.tsx'

/** The colour of a manufacturer, which may have none: a colour input itself has no empty value. */
export function ColorField({ name, label, form }: ControlProps) {
  const { field } = useController({ control: form.control, name })
  const maker: unknown = useWatch({ control: form.control, name: 'name' })
  const value: string | null = field.value ?? null
  return (
    <Field
      label={label}
      hint="Крышка станции на чертежах и метка на карточках"
      labelSuffix={<ManufacturerSwatch name={String(maker || 'Производитель')} color={value} />}
      error={errorOf(form, name)}
    >
      {(control) => (
        <div className="color-field">
          {value === null ? (
            <Button {...control} onClick={() => field.onChange(palette.lid)}>
              Выбрать цвет
            </Button>
          ) : (
            <>
              <Input
                {...control}
                type="color"
                value={value}
                onChange={(event) => field.onChange(event.target.value)}
                onBlur={field.onBlur}
              />
              <Button variant="quiet" onClick={() => field.onChange(null)}>
                Убрать цвет
              </Button>
            </>
          )}
        </div>
      )}
    </Field>
  )
}
