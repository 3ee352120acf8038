import { type SwitchName, UNKNOWN } from '../../../domain/selection/answers.ts'
import type { StepState } from '../state/step-state.ts'
import { Fixture } from './fixture.tsx'

const OPTIONS = [
  ['true', 'да'],
  ['false', 'нет'],
  [UNKNOWN, 'не знаю'],
] as const

/** A question about the house that is answered yes, no, or «не знаю». */
export function YesNo({ name, label, detail, state }: YesNoProps) {
  return (
    <Fixture name={name} label={label} detail={detail}>
      <fieldset className="seg">
        <legend className="vh">{label}</legend>
        {OPTIONS.map(([value, word]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={state.values[name] === value}
              onChange={() => state.answer(name, value)}
            />
            <span>{word}</span>
          </label>
        ))}
      </fieldset>
    </Fixture>
  )
}

type YesNoProps = { name: SwitchName; label: string; detail: string; state: StepState }
