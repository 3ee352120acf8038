import { type ComponentProps, type ReactNode, useState } from 'react'
import { isNumberName, UNKNOWN } from '../../domain/selection/answers.ts'
import { validateTyped } from '../../domain/selection/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { DontKnow } from './dont-know.tsx'
import type { StepState } from './step-state.ts'
import type { WizardField } from './values.ts'

/** Not `type="number"`: some browsers parse «12,5» as 125, and invalid text cannot be read. */
const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const

/** A text field of the wizard. What is wrong with a number is said on leaving the field, and blocks no step. */
export function AnswerField(props: AnswerFieldProps) {
  const { name, label, hint, optional = false, input, takesUnknown = false, children, state } = props
  const value = state.values[name]
  const isUnknown = takesUnknown && value === UNKNOWN
  const isNumber = isNumberName(name)
  const [wasLeft, setLeft] = useState(value !== '')
  const wrong = isNumber && wasLeft ? validateTyped(name, value) : null
  const field = (
    <Field
      label={label}
      hint={hint}
      optional={optional && !takesUnknown}
      error={state.errors[name] ?? wrong ?? undefined}
    >
      {(control) => (
        <Input
          {...(isNumber ? NUMBER : {})}
          {...input}
          {...control}
          name={name}
          required={!optional}
          value={isUnknown ? '' : value}
          onChange={(event) => state.answer(name, event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
      )}
    </Field>
  )
  if (!takesUnknown) return field
  return (
    <div className="answer">
      {field}
      <div className="answer__or">
        <DontKnow
          name={name}
          of={label}
          checked={isUnknown}
          onChange={(unknown) => state.answer(name, unknown ? UNKNOWN : '')}
        />
        {children}
      </div>
    </div>
  )
}

type AnswerFieldProps = {
  name: WizardField
  /** With the unit of a number. */
  label: string
  hint?: string
  optional?: boolean
  /** Attributes by kind of text. */
  input?: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder'>
  /** Has «Не знаю» below it. */
  takesUnknown?: boolean
  /** Further ways to answer, beside «Не знаю». */
  children?: ReactNode
  state: StepState
}
