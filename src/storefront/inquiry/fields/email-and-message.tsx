import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import type { FieldErrors } from './inquiry-values.ts'
import { MessageField } from './message-field.tsx'

/** Fields for email and message. */
export function EmailAndMessage({ errors, email, message }: EmailAndMessageProps) {
  return (
    <>
      <Field label="Эл. почта" optional error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={200}
            placeholder={email?.placeholder}
          />
        )}
      </Field>
      <MessageField {...message} error={errors.message} />
    </>
  )
}

type EmailAndMessageProps = {
  errors: FieldErrors
  email?: { placeholder: string }
  message: { label: string; placeholder?: string; maxLength: number }
}
