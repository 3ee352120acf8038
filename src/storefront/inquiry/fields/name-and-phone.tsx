import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import type { FieldErrors } from './inquiry-values.ts'

/** Fields for name and phone. Length limits are the server's; `bounded` is false in a form that is not sent there. */
export function NameAndPhone({ errors, bounded = true }: { errors: FieldErrors; bounded?: boolean }) {
  return (
    <>
      <Field label="Имя" error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            required
            maxLength={bounded ? 200 : undefined}
          />
        )}
      </Field>
      <PhoneField error={errors.phone} bounded={bounded} />
    </>
  )
}

/** The field for the phone alone. */
export function PhoneField({ error, bounded = true }: { error: string | undefined; bounded?: boolean }) {
  return (
    <Field label="Телефон" error={error} isErrorLive>
      {(control) => (
        <Input
          {...control}
          name="phone"
          type="tel"
          autoComplete="tel"
          placeholder="+7 900 000-00-00"
          required
          maxLength={bounded ? 200 : undefined}
        />
      )}
    </Field>
  )
}
