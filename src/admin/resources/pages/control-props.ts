import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormField } from './blocks.ts'

/** Of every control of the form of page texts. */
export interface ControlProps {
  field: FormField
  /** Name in the form: `start:lead`. */
  name: string
  form: UseFormReturn<FieldValues>
}
