import { type ComponentProps, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

/** The current password, hidden until asked to be shown. */
export function PasswordField(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  const label = shown ? 'Скрыть пароль' : 'Показать пароль'
  return (
    <div className="secret">
      <input
        {...props}
        className="input"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className={shown ? 'ico is-on' : 'ico'}
        title={label}
        aria-label={label}
        onClick={() => setShown(!shown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  )
}
