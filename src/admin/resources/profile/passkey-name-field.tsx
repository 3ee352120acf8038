import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'

/** What a person calls a passkey. */
export function PasskeyNameField({ field, error }: PasskeyNameFieldProps) {
  return (
    <Field label="Название ключа" hint="По нему вы узнаете ключ в списке: «Рабочий ноутбук»" error={error}>
      {(control) => <Input {...control} {...field} maxLength={60} autoComplete="off" required />}
    </Field>
  )
}

interface PasskeyNameFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
}
