import { type ReactNode, useId } from 'react'
import { type ChoiceName, UNKNOWN, wizardChoices } from '../../../domain/selection/answers.ts'
import { type ChoiceLabel, choiceLabels } from '../../../domain/selection/choice-labels.ts'
import { FieldError, Hint } from '../../../ui/field/field.tsx'
import type { StepState } from '../state/step-state.ts'
import { DontKnow } from './dont-know.tsx'
import { Optional } from './more-questions.tsx'

/** A question with its options as native radio buttons in a fieldset, and «Не знаю» beside them. */
export function Choices(props: ChoicesProps) {
  const { name, legend, hint, notes, optional = false, columns, picture, state } = props
  const id = useId()
  const error = state.errors[name]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const labels: Readonly<Record<string, ChoiceLabel>> = choiceLabels[name]
  return (
    <fieldset className="wiz__q" aria-describedby={describedBy || undefined}>
      <legend>
        {legend} {optional && <Optional />}
      </legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div className={`opts opts--${columns}${error ? ' is-bad' : ''}`}>
        {wizardChoices[name].map((value) => (
          <label key={value} className={picture ? 'opt opt--pic' : 'opt'}>
            <input
              type="radio"
              name={name}
              value={value}
              required={!optional}
              checked={state.values[name] === value}
              onChange={() => state.answer(name, value)}
            />
            {picture?.(value)}
            <span>
              {labels[value]?.label}
              <Detail text={notes?.[value] ?? labels[value]?.detail} />
            </span>
          </label>
        ))}
        <DontKnow
          name={name}
          checked={state.values[name] === UNKNOWN}
          onChange={(unknown) => state.answer(name, unknown ? UNKNOWN : '')}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** How to recognise an answer, if that is said. */
const Detail = ({ text }: { text: string | undefined }) => text && <small> {text}</small>

type ChoicesProps = {
  name: ChoiceName
  legend: string
  hint?: string
  /** How to recognise answers, by their values, where the rules say nothing of it. */
  notes?: Readonly<Record<string, string>>
  optional?: boolean
  /** Columns on wide screens; `few` for numbers, and `words` for single words, which stay side by side on phones. */
  columns: '2' | '3' | '5' | 'few' | 'words'
  /** Picture above an option's label. */
  picture?: (value: string) => ReactNode
  state: StepState
}
