import { useWatch } from 'react-hook-form'
import { errorOf } from '../../kit/form/error-of.ts'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import type { ControlProps } from './control-props.ts'

/** Longest text that is typed in few lines. */
const LONG = 1000

/** A text with its length, in one line or several, or a day. */
export function TextControl({ field, name, form }: ControlProps) {
  const typed: unknown = useWatch({ control: form.control, name })
  const length = typeof typed === 'string' ? typed.trim().length : 0
  const props = {
    label: field.label,
    hint: field.hint,
    labelSuffix: `${length} из ${field.max}`,
    field: form.register(name),
    error: errorOf(form, name),
  }
  if (field.control === 'date') return <TextField {...props} labelSuffix={undefined} type="date" />
  return field.control === 'text' ? (
    <TextArea {...props} rows={field.max > LONG ? 12 : 3} />
  ) : (
    <TextField {...props} />
  )
}
