import { type FormEvent, useRef, useState } from 'react'
import { STAFF_LOGIN_PATH } from '../../domain/site/staff-paths.ts'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { Note } from '../../ui/note.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useApi } from '../staff.ts'
import { EnterButton } from './enter-button.tsx'
import { FailureNote } from './failure-note.tsx'
import { focusAll } from './focus-field.ts'
import { LoginFrame } from './login-frame.tsx'
import { tellFailure } from './tell-failure.ts'

const SEND = 'Получить письмо'

/** Asks for a letter with a link to a new password. Says the same whether the account exists. */
export function Component() {
  useTitle('Новый пароль')
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const login = String(new FormData(form.current ?? undefined).get('login') ?? '').trim()
    setIsMissing(login === '')
    if (login === '') return focusAll(form.current, 'login')
    setIsBusy(true)
    try {
      setSent((await api.passwordReset.ask({ login })).message)
      setFailure(null)
    } catch (error) {
      setFailure(tellFailure(error, SEND))
      focusAll(form.current, 'login')
    }
    setIsBusy(false)
  }

  return (
    <LoginFrame title="Забыли пароль?" lead="Пришлём ссылку для нового пароля на почту из вашего профиля.">
      {sent === null ? (
        <form ref={form} className="form" noValidate onSubmit={submit} onInput={() => setIsMissing(false)}>
          <FailureNote message={failure} />
          <Field
            label="Имя пользователя или почта"
            error={isMissing ? 'Введите имя пользователя или почту' : undefined}
          >
            {(control) => (
              <Input
                {...control}
                name="login"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
          <EnterButton isBusy={isBusy} label={SEND} />
        </form>
      ) : (
        <Note role="status">
          <div>
            <b>Проверьте почту</b>
            <p>{sent}.</p>
          </div>
        </Note>
      )}
      <p className="login__hint">
        Письма нет, или почта в профиле не указана? Пароль сменит администратор в разделе «Пользователи».
      </p>
      <p className="login__foot">
        <a href={STAFF_LOGIN_PATH}>Вернуться ко входу</a>
      </p>
    </LoginFrame>
  )
}
