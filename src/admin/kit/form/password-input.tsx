import { type ComponentProps, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import './password.css'

/** Password input with a show button; `autoComplete` defaults to the current password. */
export function PasswordInput({ autoComplete = 'current-password', ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? 'Скрыть пароль' : 'Показать пароль'
  return (
    <div className="secret">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <IconButton
        icon="eye"
        variant={shown ? 'on' : 'line'}
        title={label}
        aria-label={label}
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}

/** Password field with label, hint and error. */
export function PasswordField({ label, field, error, hint, autoComplete }: PasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} labelSuffix="обязательно">
      {(control) => <PasswordInput {...control} {...field} autoComplete={autoComplete} />}
    </Field>
  )
}

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

interface PasswordFieldProps {
  label: string
  field: UseFormRegisterReturn
  error?: string | undefined
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}
