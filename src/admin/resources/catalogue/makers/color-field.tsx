import { palette } from '@septic-shop/station-drawing/core/palette.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'

/** A colour that may be absent. Controlled, null is none: a colour input itself has no empty value. */
export function ColorField({ label, hint, labelSuffix, error, value, onChange, onBlur }: ColorFieldProps) {
  return (
    <Field label={label} hint={hint} labelSuffix={labelSuffix} error={error}>
      {(control) => (
        <div className="color-field">
          {value === null ? (
            <Button {...control} onClick={() => onChange(palette.lid)}>
              Выбрать цвет
            </Button>
          ) : (
            <>
              <Input
                {...control}
                type="color"
                value={value}
                onChange={(event) => onChange(event.target.value)}
                onBlur={onBlur}
              />
              <Button variant="quiet" onClick={() => onChange(null)}>
                Убрать цвет
              </Button>
            </>
          )}
        </div>
      )}
    </Field>
  )
}

interface ColorFieldProps {
  label: string
  hint?: string
  labelSuffix?: ReactNode
  error?: string | undefined
  /** `#rrggbb`; null is no colour. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur: () => void
}
