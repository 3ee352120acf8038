import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { PasswordInput } from '../kit/form/password-input.tsx'
import { useApi } from '../staff.ts'
import { EnterButton } from './enter-button.tsx'
import { focusAll } from './focus-field.ts'
import { SecondStepForm } from './second-step-form.tsx'
import { type AskedStep, signIn } from './sign-in.ts'
import { SignInFailure } from './sign-in-failure.tsx'

/** Sign-in in one step or two. While the second is shown, name and password stay as they were typed. */
export function CredentialsForm(props: CredentialsFormProps) {
  const [asked, setAsked] = useState<AskedStep | null>()
  const [failure, setFailure] = useState<string | null>(null)
  const goBack = (message: string | null) => {
    setFailure(message)
    setAsked(null)
  }
  return (
    <>
      <div hidden={!!asked}>
        <PasswordStep {...props} asked={asked} failure={failure} onFailure={setFailure} onAsked={setAsked} />
      </div>
      {asked && <SecondStepForm asked={asked} onSignedIn={props.onSignedIn} onBack={goBack} />}
    </>
  )
}

/** The first step; shows the server's message after a rejection. Without the form library, for fewer bytes. */
function PasswordStep({ username = '', onSignedIn, asked, failure, onFailure, onAsked }: PasswordStepProps) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<CredentialErrors>({})
  useEffect(() => {
    if (asked === null) focusAll(form.current, 'password')
  }, [asked])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const credentials = readCredentials(form.current)
    const found = await checkCredentials(credentials)
    setErrors(found)
    const [wrong] = FIELDS.filter((name) => found[name] !== undefined)
    const result = wrong === undefined ? await signIn(api, credentials) : null
    setIsBusy(false)
    if (result?.user) return onSignedIn(result.user)
    if (result) onFailure(result.error)
    if (result?.asked) return onAsked(result.asked)
    focusAll(form.current, wrong ?? 'password')
  }
  const checkAgain = async () => {
    if (FIELDS.some((name) => errors[name] !== undefined)) {
      setErrors(await checkCredentials(readCredentials(form.current)))
    }
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={submit} onInput={checkAgain}>
      <SignInFailure message={failure} />
      <Field label="Имя пользователя" error={errors.username}>
        {(control) => (
          <Input
            {...control}
            name="username"
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label="Пароль" error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" />}
      </Field>
      <EnterButton isBusy={isBusy} />
    </form>
  )
}

const FIELDS = ['username', 'password'] as const
type CredentialErrors = { [Name in keyof Credentials]?: string | undefined }

function readCredentials(form: HTMLFormElement | null): Credentials {
  const data = new FormData(form ?? undefined)
  return { username: String(data.get('username') ?? ''), password: String(data.get('password') ?? '') }
}

/** Validates by the contract's schema, loaded on demand; if that fails, only the server validates. */
async function checkCredentials(credentials: Credentials): Promise<CredentialErrors> {
  const contract = await import('../../contract/account/credentials.ts').catch(() => null)
  const issues = contract?.credentialsSchema.safeParse(credentials).error?.issues ?? []
  const messageFor = (name: keyof Credentials) => issues.find(({ path }) => path[0] === name)?.message
  return { username: messageFor('username'), password: messageFor('password') }
}

interface CredentialsFormProps {
  /** Initial user name. */
  username?: string
  onSignedIn: (user: CurrentUser) => void
}

interface PasswordStepProps extends CredentialsFormProps {
  /** The second step while it is shown, null after the way back from it. */
  asked: AskedStep | null | undefined
  failure: string | null
  onFailure: (message: string | null) => void
  onAsked: (asked: AskedStep) => void
}
