import { type ReactNode, useId } from 'react'

/** What the control inside a field must carry. */
export type FieldControl = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Label above, control, hint, and below it the error in words; wires the three for screen readers. */
export function Field({ label, optional = false, labelSuffix, hint, error, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    ...(error ? { 'aria-invalid': true } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
  return (
    <div className={error ? 'field is-bad' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span>(необязательно)</span>
          </>
        )}
      </label>
      {labelSuffix && <span className="field__note">{labelSuffix}</span>}
      {children(control)}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type FieldProps = {
  label: string
  optional?: boolean
  /** A word beside the label: what is asked of the field, or how much of it is used. */
  labelSuffix?: ReactNode
  hint?: string | undefined
  error?: string | undefined
  children: (control: FieldControl) => ReactNode
}
