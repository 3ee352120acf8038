import { type KeyboardEvent, useId } from 'react'
import { Marked } from './marked.tsx'
import type { Side } from './merge.ts'
import { isLongText } from './shown-value.ts'

/** One field that two people changed, both edits side by side. */
export function Choice({ label, before, mine, theirs, who, side, onChoose }: ChoiceProps) {
  const name = useId()
  const isLong = [before, mine, theirs].some(isLongText)
  const sides = [
    ['mine', 'Оставить моё', mine, null],
    ['theirs', 'Взять чужое', theirs, who],
  ] as const
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <p className="choice__was">{isLong ? 'Отличия от того, что было, отмечены' : `Было: ${before}`}</p>
      <div className="choice__sides">
        {sides.map(([key, words, value, by]) => (
          <label key={key} className="choice__side">
            <span className="choice__head">
              <input
                type="radio"
                name={name}
                checked={side === key}
                onChange={() => onChoose(key)}
                onKeyDown={keepEnter}
              />
              {words}
              {by && <small>{by}</small>}
            </span>
            {isLong ? (
              <Marked before={before} after={value} />
            ) : (
              <span className="choice__value">{value}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The choice may stand within the form that it is about, which Enter would send. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

interface ChoiceProps {
  label: string
  /** Values as people read them: what both began from, and the two edits. */
  before: string
  mine: string
  theirs: string
  /** Who made the other edit. */
  who: string
  side: Side
  onChoose: (side: Side) => void
}
