import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import type { StepState } from './use-wizard.ts'
import type { WizardField } from './values.ts'

/** An answer that is typed. */
export function AnswerField({ name, label, hint, optional = false, input, state }: AnswerFieldProps) {
  return (
    <Field label={label} hint={hint} optional={optional} error={state.errors[name]}>
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
  input?: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'min' | 'step'
  >
  state: StepState
}
