import { useId } from 'react'
import { type NumberName, numberRanges } from '../../../domain/selection/answers.ts'
import { parseTyped, validateTyped } from '../../../domain/selection/parse-answer.ts'
import { FieldError } from '../../../ui/field/field.tsx'
import type { StepState } from '../state/step-state.ts'
import { Fixture } from './fixture.tsx'

/** How many of a fixture the house has, 0 to 9: two buttons and a field to type in; empty is unknown. */
export function CountedFixture({ name, label, detail, state }: CountedFixtureProps) {
  const id = useId()
  const typed = state.values[name]
  const count = parseTyped(name, typed)
  const { min, max } = numberRanges[name]
  const error = state.errors[name] ?? validateTyped(name, typed)

  /** One more, or one fewer: below zero is unknown again, and from there down is none. */
  function change(by: 1 | -1) {
    if (count === null) return state.answer(name, by > 0 ? '1' : '0')
    state.answer(name, count + by < min ? '' : String(Math.min(max, count + by)))
  }

  return (
    <>
      <Fixture name={name} label={label} detail={detail}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside the visible name */}
        <div className="stepper" role="group" aria-label={label}>
          <button type="button" aria-label="Меньше" onClick={() => change(-1)}>
            −
          </button>
          <input
            name={name}
            inputMode="numeric"
            autoComplete="off"
            placeholder="?"
            role="spinbutton"
            aria-label="Сколько"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={count ?? undefined}
            aria-valuetext={count === null ? 'не указано' : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            value={typed}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => state.answer(name, event.currentTarget.value)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
              if (by === null) return
              event.preventDefault()
              change(by)
            }}
          />
          <button type="button" aria-label="Больше" disabled={count === max} onClick={() => change(1)}>
            +
          </button>
        </div>
      </Fixture>
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  )
}

type CountedFixtureProps = {
  name: Extract<NumberName, 'baths' | 'showers' | 'washers'>
  label: string
  detail: string
  state: StepState
}
