import { useFormContext } from 'react-hook-form'
import { type FieldName, fieldOf } from './product-fields.ts'
import type { ProductValues } from './product-values.ts'

type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never
}[keyof ProductValues] &
  FieldName

/** Returns a function from a field's name to its props. */
export function useProductField() {
  const { register, formState } = useFormContext<ProductValues>()
  return (name: TextName) => {
    const { label, hint, placeholder } = fieldOf(name)
    return { label, hint, placeholder, field: register(name), error: formState.errors[name]?.message }
  }
}
