import { type ComponentProps, useId } from 'react'
import { PRIVACY_PATH } from '../../lib/site-paths.ts'
import { FieldError } from '../../ui/field.tsx'

/** The required consent checkbox of every form (storefront.md, section 5). */
export function Agreement({ error, ...input }: AgreementProps) {
  const id = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          required
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>
          Согласен на обработку персональных данных по <a href={PRIVACY_PATH}>политике конфиденциальности</a>
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type AgreementProps = { name: string; error: string | undefined } & Pick<
  ComponentProps<'input'>,
  'checked' | 'onChange'
>
