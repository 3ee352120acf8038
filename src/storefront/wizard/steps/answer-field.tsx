import { type ComponentProps, type ReactNode, useState } from 'react'
import { isNumberName, UNKNOWN } from '../../../domain/selection/answers.ts'
import { validateTyped } from '../../../domain/selection/parse-answer.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import type { StepState } from '../state/step-state.ts'
import type { WizardField } from '../state/values.ts'
import { DontKnow } from './dont-know.tsx'

/** Not `type="number"`: some browsers parse «12,5» as 125, and invalid text cannot be read. */
const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const

/** A text field of the wizard. What is wrong with a number or a phone is said on leaving the field, and blocks no step. */
export function AnswerField(props: AnswerFieldProps) {
  const {
    name,
    label,
    hint,
    optional = false,
    input,
    takesUnknown = false,
    children,
    state,
    validate,
    whenLeft = (look) => look(),
  } = props
  const value = state.values[name]
  const isUnknown = takesUnknown && value === UNKNOWN
  const isNumber = isNumberName(name)
  // Said on leaving the field, not while one types; gone as soon as it is right.
  const [isTold, setTold] = useState(value !== '')
  const check = isNumber ? (typed: string) => validateTyped(name, typed) : validate
  const wrong = isTold ? check?.(value) : null
  const field = (
    <Field
      label={label}
      hint={hint}
      optional={optional && !takesUnknown}
      error={state.errors[name] ?? wrong ?? undefined}
      isErrorLive={validate !== undefined}
    >
      {(control) => (
        <Input
          {...(isNumber ? NUMBER : {})}
          {...input}
          {...control}
          name={name}
          required={!optional}
          value={isUnknown ? '' : value}
          onChange={({ currentTarget: field }) => {
            state.answer(name, field.value)
            if (check?.(field.value) === null) setTold(false)
          }}
          onBlur={({ currentTarget: field }) => whenLeft(() => setTold(!!check?.(field.value)))}
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
  /** What is wrong with a text, in words; null when nothing is. */
  validate?: (value: string) => string | null
  /** Puts off what is said on leaving the field. */
  whenLeft?: (look: () => void) => void
}
