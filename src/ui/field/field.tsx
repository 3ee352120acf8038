import { type ReactNode, useId } from 'react'

/** Attributes of the control inside a field. */
export type FieldControl = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Label, control, hint and error message, linked for screen readers. */
export function Field({
  label,
  optional = false,
  labelSuffix,
  hint,
  error,
  isErrorLive,
  children,
}: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    ...(error ? { 'aria-invalid': true } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span> (необязательно)</span>}
      </label>
      {labelSuffix && <span className="field__note">{labelSuffix}</span>}
      {children(control)}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <FieldError id={`${id}-error`} role={isErrorLive ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
    </div>
  )
}

/** Hint of a field. */
export function Hint(props: RemarkProps) {
  return <p {...props} className="hint" />
}

/** Validation error of a field. */
export function FieldError(props: RemarkProps) {
  return <p {...props} className="err" />
}

type RemarkProps = { id?: string; role?: 'alert' | undefined; children: ReactNode }

type FieldProps = {
  label: string
  optional?: boolean
  /** Text next to the label: «необязательно», or the used length. */
  labelSuffix?: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** The error appears after the field was left: screen readers say it at once. */
  isErrorLive?: boolean
  children: (control: FieldControl) => ReactNode
}
