import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../../kit/form/password-input.tsx'

/** The present password of one's own account; password managers need the user name next to it. */
export function OwnPasswordField({ username, label, field, error }: OwnPasswordFieldProps) {
  return (
    <>
      <input
        className="vh"
        type="text"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField label={label} field={field} error={error} autoComplete="current-password" />
    </>
  )
}

interface OwnPasswordFieldProps {
  username: string
  label: string
  field: UseFormRegisterReturn
  error: string | undefined
}
