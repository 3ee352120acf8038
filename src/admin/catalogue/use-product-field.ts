import { useFormContext } from 'react-hook-form'
import { LABELS } from './product-fields.ts'
import type { ProductValues } from './product-values.ts'

type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never
}[keyof ProductValues] &
  keyof typeof LABELS

/** What a field of the product form is given, by its name. */
export function useProductField() {
  const { register, formState } = useFormContext<ProductValues>()
  return (name: TextName) => ({
    label: LABELS[name],
    field: register(name),
    error: formState.errors[name]?.message,
  })
}
