import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '../../contract/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { describePasskeyObstacle } from '../session/passkey-obstacle.ts'
import { useApi } from '../staff.ts'
import { EnterButton } from './enter-button.tsx'
import { fieldOf, focusAll } from './focus-field.ts'
import { type AskedStep, signInByCode, signInByPasskey } from './sign-in.ts'
import { SignInFailure } from './sign-in-failure.tsx'

const WORDS = {
  totp: {
    label: 'Код из приложения',
    hint: 'Шесть цифр с телефона',
    missing: 'Введите шесть цифр из приложения',
  },
  recovery: {
    label: 'Код восстановления',
    hint: 'Один из десяти сохранённых',
    missing: 'Введите код восстановления',
  },
} as const

/** What leads to a way from another one. */
const CHANGES = {
  passkey: 'Войти с ключом',
  totp: 'Войти кодом из приложения',
  recovery: 'Войти кодом восстановления',
} as const

/** Second step of the sign-in. What was typed stays after a failure, and in the other field when one changes between both. */
export function SecondStepForm({ asked, onSignedIn, onBack }: SecondStepFormProps) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [obstacle] = useState(() => (asked.second.includes('passkey') ? describePasskeyObstacle() : null))
  const ways = asked.second.filter((one) => one !== 'passkey' || obstacle === null)
  const [way, setWay] = useState(ways[0] ?? 'recovery')
  const [typed, setTyped] = useState({ totp: '', recovery: '' })
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => fieldOf(form.current, way)?.focus(), [way])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const code = way === 'passkey' ? '' : typed[way].trim()
    const isMissing = way === 'totp' ? !/^\d{6}$/.test(code.replace(/\s/g, '')) : code === ''
    setMissing(isMissing && way !== 'passkey')
    if (isMissing && way !== 'passkey') return fieldOf(form.current, way)?.focus()
    setIsBusy(true)
    const { ticket } = asked
    const result = await (way === 'passkey'
      ? signInByPasskey(api, ticket)
      : signInByCode(api, { ticket, [way]: code }))
    setIsBusy(false)
    if (result.user) return onSignedIn(result.user)
    if (result.isOver) return onBack(result.error)
    setFailure(result.error)
    focusAll(form.current, way)
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <SignInFailure message={failure} />
      {way === 'passkey' ? (
        <p>Подтвердите вход ключом: браузер предложит приложить палец, ввести PIN-код или вставить ключ.</p>
      ) : (
        <Field
          key={way}
          label={WORDS[way].label}
          hint={WORDS[way].hint}
          error={missing ? WORDS[way].missing : undefined}
        >
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
      )}
      <EnterButton isBusy={isBusy} label={way === 'passkey' ? 'Подтвердить ключом' : 'Войти'} />
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="quiet" isWide onClick={() => setWay(other)}>
            {CHANGES[other]}
          </Button>
        ))}
      <Button variant="quiet" isWide onClick={() => onBack(null)}>
        Назад к паролю
      </Button>
      {obstacle !== null && <p className="login__hint">{obstacle}</p>}
      <p className="login__hint">Нет ни телефона, ни ключа, ни кодов? Второй шаг снимет администратор.</p>
    </form>
  )
}

interface SecondStepFormProps {
  asked: AskedStep
  onSignedIn: (user: CurrentUser) => void
  /** Back to name and password, with what went wrong; null without. */
  onBack: (message: string | null) => void
}
