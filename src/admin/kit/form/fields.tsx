import { Children, type ComponentProps, type ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../../ui/field/field.tsx'
import { Input, Textarea } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'

interface Labelled {
  label: string
  /** Result of `register` for the field. */
  field: UseFormRegisterReturn
  error?: string | undefined
  hint?: string | undefined
  /** Text right of the label; «обязательно» when `isRequired`. */
  labelSuffix?: ReactNode
  isRequired?: boolean
}

const toLabelSuffix = (labelSuffix: ReactNode, isRequired = false) =>
  labelSuffix ?? (isRequired ? 'обязательно' : undefined)

/** Text input. `prefix` is shown inside on the left: the fixed part of an address. */
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
        const line = <Input {...input} {...control} {...field} aria-required={isRequired} />
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

/** Mail address, which a phone types by its own keys; a browser fills in nothing unless `autoComplete` says so. */
export function EmailField(props: TextFieldProps) {
  return <TextField autoComplete="off" {...props} inputMode="email" spellCheck={false} />
}

/** Number input of type text, which accepts a decimal comma; `field` parses it (lib/number-text.ts). */
export function NumberField({ unit, ...props }: TextFieldProps & { unit?: string }) {
  const label = unit ? `${props.label}, ${unit}` : props.label
  return <TextField {...props} label={label} inputMode="decimal" autoComplete="off" />
}

/** Text area; `rows` is the initial height. */
export function TextArea({ label, field, error, hint, labelSuffix, isRequired, ...input }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} labelSuffix={toLabelSuffix(labelSuffix, isRequired)}>
      {(control) => <Textarea {...input} {...control} {...field} aria-required={isRequired} />}
    </Field>
  )
}

/** Select with options as children. It is remounted when options are loaded later, so that its value is selected. */
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

/** Switch for a boolean. */
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

type TextFieldProps = Labelled & { prefix?: string | undefined } & Omit<
    ComponentProps<'input'>,
    'prefix' | keyof Labelled
  >
type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, keyof Labelled>
type SelectFieldProps = Labelled & { children: ReactNode }
