import { type ComponentProps, useId } from 'react'
import { CONSENT_PATH, PRIVACY_PATH } from '../../../domain/site/site-paths.ts'
import { FieldError } from '../../../ui/field/field.tsx'

/** The consent checkbox of every form (storefront.md, section 5), required but in the cart. */
export function Agreement({ error, optional = false, ...input }: AgreementProps) {
  const id = useId()
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          required={!optional}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>
          Согласен на обработку персональных данных по <a href={PRIVACY_PATH}>политике конфиденциальности</a>.{' '}
          <a className="nb" href={CONSENT_PATH}>
            Текст согласия
          </a>
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type AgreementProps = { name: string; error?: string | undefined; optional?: boolean } & Pick<
  ComponentProps<'input'>,
  'checked' | 'onChange'
>
