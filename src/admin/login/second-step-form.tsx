import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '../../contract/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { useApi } from '../staff.ts'
import { EnterButton } from './enter-button.tsx'
import { type AskedStep, signInByCode } from './sign-in.ts'
import { SignInFailure } from './sign-in-failure.tsx'

const WORDS = {
  totp: {
    label: 'Код из приложения',
    hint: 'Шесть цифр с телефона',
    missing: 'Введите шесть цифр из приложения',
    other: 'Войти кодом восстановления',
  },
  recovery: {
    label: 'Код восстановления',
    hint: 'Один из десяти сохранённых',
    missing: 'Введите код восстановления',
    other: 'Войти кодом из приложения',
  },
} as const

/** Second step of the sign-in. What was typed stays after a failure, and in the other field when one changes between both. */
export function SecondStepForm({ asked, onSignedIn, onBack }: SecondStepFormProps) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState(asked.second[0] ?? 'recovery')
  const [typed, setTyped] = useState({ totp: '', recovery: '' })
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const words = WORDS[way]
  useEffect(() => inputOf(form.current, way)?.focus(), [way])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const code = typed[way].trim()
    const isMissing = way === 'totp' ? !/^\d{6}$/.test(code.replace(/\s/g, '')) : code === ''
    setMissing(isMissing)
    if (isMissing) return inputOf(form.current, way)?.focus()
    setIsBusy(true)
    const result = await signInByCode(api, { ticket: asked.ticket, [way]: code })
    setIsBusy(false)
    if (result.user) return onSignedIn(result.user)
    if (result.isOver) return onBack(result.error)
    setFailure(result.error)
    focusAll(form.current, way)
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <SignInFailure message={failure} />
      <Field key={way} label={words.label} hint={words.hint} error={missing ? words.missing : undefined}>
        {(control) => (
          <Input
            {...control}
            name={way}
            value={typed[way]}
            onChange={({ target }) => {
              setTyped({ ...typed, [way]: target.value })
              setMissing(false)
            }}
            inputMode={way === 'totp' ? 'numeric' : 'text'}
            autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
            spellCheck={false}
            required
          />
        )}
      </Field>
      <EnterButton isBusy={isBusy} />
      {asked.second.length > 1 && (
        <Button variant="quiet" isWide onClick={() => setWay(way === 'totp' ? 'recovery' : 'totp')}>
          {words.other}
        </Button>
      )}
      <Button variant="quiet" isWide onClick={() => onBack(null)}>
        Назад к паролю
      </Button>
      <p className="login__hint">Нет ни телефона, ни кодов? Второй шаг снимет администратор.</p>
    </form>
  )
}

const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)

/** Focuses a field with all that was typed there. */
export function focusAll(form: HTMLFormElement | null, name: string): void {
  const input = inputOf(form, name)
  input?.focus()
  input?.select()
}

interface SecondStepFormProps {
  asked: AskedStep
  onSignedIn: (user: CurrentUser) => void
  /** Back to name and password, with what went wrong; null without. */
  onBack: (message: string | null) => void
}
