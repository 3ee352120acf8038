import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Profile } from '../../../contract/session.ts'
import { PasswordField } from '../../kit/form/password-input.tsx'

/** The present password of one's own account; password managers need the user name next to it. */
export function OwnPasswordField({ profile, label = 'Пароль', field, error }: OwnPasswordFieldProps) {
  return (
    <>
      <input
        className="vh"
        type="text"
        autoComplete="username"
        value={profile.username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField label={label} field={field} error={error} autoComplete="current-password" />
    </>
  )
}

interface OwnPasswordFieldProps {
  profile: Pick<Profile, 'username'>
  label?: string
  field: UseFormRegisterReturn
  error: string | undefined
}
