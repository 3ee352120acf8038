import { Children, type ComponentProps, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

interface Labelled {
  label: string
  /** What `register` gives for the field. */
  field: UseFormRegisterReturn
  error?: string | undefined
  hint?: string | undefined
  /** Stands right of the label; «обязательно» when `isRequired`. */
  labelSuffix?: ReactNode
  isRequired?: boolean
}

const toLabelSuffix = (labelSuffix: ReactNode, isRequired = false) =>
  labelSuffix ?? (isRequired ? 'обязательно' : undefined)

/** One line of text. `prefix` stands inside on the left: the part of an address that does not change. */
export function TextField({
  label,
  field,
  error,
  hint,
  labelSuffix,
  isRequired,
  prefix,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} labelSuffix={toLabelSuffix(labelSuffix, isRequired)}>
      {(control) => {
        const line = <input className="input" {...input} {...control} {...field} aria-required={isRequired} />
        return prefix ? (
          <div className="prefixed">
            <span aria-hidden="true">{prefix}</span>
            {line}
          </div>
        ) : (
          line
        )
      }}
    </Field>
  )
}

/** A number typed as text, so that a comma is taken; `field` turns it into a number or null (lib/number-text.ts). */
export function NumberField({ unit, ...props }: TextFieldProps & { unit?: string }) {
  const label = unit ? `${props.label}, ${unit}` : props.label
  return <TextField {...props} label={label} inputMode="decimal" autoComplete="off" />
}

/** Several lines of text; `rows` is how many are seen at first. */
export function TextArea({ label, field, error, hint, labelSuffix, isRequired, ...input }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} labelSuffix={toLabelSuffix(labelSuffix, isRequired)}>
      {(control) => (
        <textarea className="input" {...input} {...control} {...field} aria-required={isRequired} />
      )}
    </Field>
  )
}

/** A list to choose from: options as children. Options that come later make it anew, so that its value finds its option. */
export function SelectField({
  label,
  field,
  error,
  hint,
  labelSuffix,
  isRequired,
  children,
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} labelSuffix={toLabelSuffix(labelSuffix, isRequired)}>
      {(control) => (
        <Select key={Children.count(children)} {...control} {...field} aria-required={isRequired}>
          {children}
        </Select>
      )}
    </Field>
  )
}

/** Yes or no, at once visible. */
export function SwitchField({ label, field, hint }: Pick<Labelled, 'label' | 'field' | 'hint'>) {
  return (
    <label className="switch">
      <input type="checkbox" {...field} />
      <span>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}

type TextFieldProps = Labelled & { prefix?: string } & Omit<
    ComponentProps<'input'>,
    'prefix' | keyof Labelled
  >
type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, keyof Labelled>
type SelectFieldProps = Labelled & { children: ReactNode }
