import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields.ts'

type NumberName = {
  [Name in keyof SettingsValues]-?: SettingsValues[Name] extends number ? Name : never
}[keyof SettingsValues]

/** Field of a setting that is a whole number. */
export function NumberSetting({
  form,
  name,
  hint,
}: {
  form: UseFormReturn<SettingsValues>
  name: NumberName
  hint: string
}) {
  return (
    <TextField
      label={SETTINGS_FIELDS[name].label}
      hint={hint}
      field={form.register(name, {
        setValueAs: (text: unknown) => (text === '' ? Number.NaN : Number(text)),
      })}
      error={form.formState.errors[name]?.message}
      inputMode="numeric"
      autoComplete="off"
      isRequired
    />
  )
}
