import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { STAFF_FORGOT_PATH, STAFF_LOGIN_PATH } from '../../domain/site/staff-paths.ts'
import { Field } from '../../ui/field/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PasswordInput } from '../kit/form/password-input.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useApi } from '../staff.ts'
import { EnterButton } from './enter-button.tsx'
import { FailureNote } from './failure-note.tsx'
import { focusAll } from './focus-field.ts'
import { LoginFrame } from './login-frame.tsx'
import { tellFailure } from './tell-failure.ts'

const SAVE = 'Сохранить пароль'

/** A new password by the link of a letter; its token stands after the sign «#», which browsers send to nobody. */
export function Component() {
  useTitle('Новый пароль')
  const [token] = useState(() => location.hash.slice(1))
  const [isDone, setIsDone] = useState(false)
  // The history of the browser keeps no token.
  useEffect(() => history.replaceState(history.state, '', location.pathname + location.search), [])
  if (isDone) {
    return (
      <LoginFrame title="Пароль изменён" lead="Все прежние сеансы закончены.">
        <Note role="status">
          <p>Войдите с новым паролем. Если у вас включён второй шаг, код или ключ понадобятся, как обычно.</p>
        </Note>
        <p className="login__foot">
          <a href={STAFF_LOGIN_PATH}>Перейти ко входу</a>
        </p>
      </LoginFrame>
    )
  }
  return (
    <LoginFrame title="Новый пароль" lead="Придумайте пароль для входа в админ панель.">
      {token === '' ? (
        <Note tone="bad" role="alert">
          <p>В адресе нет ссылки из письма. Откройте письмо и нажмите на ссылку ещё раз.</p>
        </Note>
      ) : (
        <ResetForm token={token} onDone={() => setIsDone(true)} />
      )}
      <p className="login__hint">
        Ссылка действует полчаса и один раз. <a href={STAFF_FORGOT_PATH}>Получить новое письмо</a>
      </p>
    </LoginFrame>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = readTyped(form.current)
    const found = findErrors(typed)
    setErrors(found)
    const [wrong] = FIELDS.filter((name) => found[name] !== undefined)
    if (wrong !== undefined) return focusAll(form.current, wrong)
    setIsBusy(true)
    try {
      await api.passwordReset.apply({ token, password: typed.password })
      onDone()
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors.get('password') : undefined
      setErrors({ password: refused })
      setFailure(refused === undefined ? tellFailure(error, SAVE) : null)
      focusAll(form.current, 'password')
    }
    setIsBusy(false)
  }
  const checkAgain = () => {
    if (FIELDS.some((name) => errors[name] !== undefined)) setErrors(findErrors(readTyped(form.current)))
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} onInput={checkAgain}>
      <FailureNote message={failure} />
      <Field label="Новый пароль" hint="Не менее 6 символов" error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <Field label="Новый пароль ещё раз" error={errors.again}>
        {(control) => <PasswordInput {...control} name="again" autoComplete="new-password" />}
      </Field>
      <EnterButton isBusy={isBusy} label={SAVE} />
    </form>
  )
}

const FIELDS = ['password', 'again'] as const
type Errors = { [Name in (typeof FIELDS)[number]]?: string | undefined }

function readTyped(form: HTMLFormElement | null): Record<(typeof FIELDS)[number], string> {
  const data = new FormData(form ?? undefined)
  return { password: String(data.get('password') ?? ''), again: String(data.get('again') ?? '') }
}

/** Rules and messages of admin.md, section 5; the server has the same, and those of common passwords. */
function findErrors({ password, again }: ReturnType<typeof readTyped>): Errors {
  return {
    password: password.length < 6 ? 'Новый пароль должен содержать не менее 6 символов' : undefined,
    again: again !== password ? 'Пароли не совпадают' : undefined,
  }
}
