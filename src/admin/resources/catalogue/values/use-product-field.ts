import { useFormContext } from 'react-hook-form'
import { toPressure } from './product-choices.ts'
import { type FieldName, fieldOf } from './product-fields.ts'
import type { ProductValues } from './product-values.ts'

type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never
}[keyof ProductValues] &
  FieldName

/** Returns a function from a field's name to its props. */
export function useProductField() {
  const { register, formState, setValue } = useFormContext<ProductValues>()
  /** The pressure follows a newly chosen discharge; staff may choose otherwise afterwards. */
  const followDischarge = ({ target }: { target: { value: string } }) =>
    setValue('outletPressure', toPressure(target.value), { shouldDirty: true })
  return (name: TextName) => {
    const { label, hint, placeholder } = fieldOf(name)
    return {
      label,
      hint,
      placeholder,
      field: register(name, name === 'discharge' ? { onChange: followDischarge } : {}),
      error: formState.errors[name]?.message,
    }
  }
}
