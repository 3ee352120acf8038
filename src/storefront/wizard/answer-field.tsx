import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import type { StepState } from './use-wizard.ts'
import type { WizardField } from './values.ts'

/** An answer that is typed. What `check` finds wrong is said at once and holds nobody up. */
export function AnswerField({ name, label, hint, optional = false, input, check, state }: AnswerFieldProps) {
  const error = check?.(state.values[name]) ?? undefined
  return (
    <Field label={label} hint={hint} optional={optional} error={state.errors[name] ?? error}>
      {(control) => (
        <input
          {...input}
          {...control}
          className="input"
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
  /** What kind of text it is. */
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'>
  /** What is wrong with a text, in words; null when nothing is. */
  check?: (typed: string) => string | null
  state: StepState
}
