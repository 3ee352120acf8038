import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { StepState } from './use-wizard.ts'
import type { WizardField } from './values.ts'

/** A text field of the wizard. Errors of `check` are shown at once, but do not block the next step. */
export function AnswerField({ name, label, hint, optional = false, input, check, state }: AnswerFieldProps) {
  const error = check?.(state.values[name]) ?? undefined
  return (
    <Field label={label} hint={hint} optional={optional} error={state.errors[name] ?? error}>
      {(control) => (
        <Input
          {...input}
          {...control}
          name={name}
          required={!optional}
          value={state.values[name]}
          onChange={(event) => state.answer(name, event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

type AnswerFieldProps = {
  name: WizardField
  label: string
  hint?: string
  optional?: boolean
  /** Attributes by kind of text. */
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'>
  /** Returns a validation message; null when valid. */
  check?: (typed: string) => string | null
  state: StepState
}
