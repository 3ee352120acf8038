import { useController } from 'react-hook-form'
import { errorOf } from '../../kit/form/error-of.ts'
import { PictureField } from '../../kit/form/upload/picture-field.tsx'
import type { ControlProps } from './control-props.ts'

/** A picture, uploaded, chosen in the library, or elsewhere. */
export function PictureControl({ field, name, form }: ControlProps) {
  const { field: picture } = useController({ control: form.control, name })
  return (
    <PictureField
      label={field.label}
      {...(field.hint !== undefined && { hint: field.hint })}
      value={picture.value || null}
      onChange={picture.onChange}
      onBlur={picture.onBlur}
      error={errorOf(form, name)}
    />
  )
}
