import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { lazyResolver } from '../form/lazy-resolver.ts'
import { PasswordInput } from '../form/password-input.tsx'
import { useSignIn } from './use-sign-in.ts'

const resolver = lazyResolver<Credentials>(
  async () => (await import('../../contract/session.ts')).credentialsSchema,
)

/** Name and password; a refusal stands in the form in the server's words. */
export function CredentialsForm({ username = '', onSignedIn }: CredentialsFormProps) {
  const [formError, setFormError] = useState<string | null>(null)
  const signIn = useSignIn()
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { username, password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (credentials) => {
    const { user, error: message } = await signIn(credentials)
    setFormError(message)
    if (user) onSignedIn(user)
    else setFocus('password', { shouldSelect: true })
  })
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : submit(event))}
    >
      {formError && (
        <Note tone="bad">
          <div>
            <b>Ошибка входа</b>
            <p>{formError}</p>
          </div>
        </Note>
      )}
      <Field label="Имя пользователя" error={errors.username?.message}>
        {(control) => (
          <input
            {...control}
            {...register('username')}
            className="input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label="Пароль" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} />}
      </Field>
      <Button
        variant="main"
        isWide
        type="submit"
        isBusy={isSubmitting}
        aria-disabled={isSubmitting || undefined}
      >
        Войти
      </Button>
    </form>
  )
}

interface CredentialsFormProps {
  /** Who was here last. */
  username?: string
  onSignedIn: (user: CurrentUser) => void
}
