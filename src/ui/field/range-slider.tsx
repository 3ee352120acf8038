import { useState } from 'react'
import { RangeKnob } from './range-knob.tsx'

export type Range = readonly [from: number, to: number]

/**
 * Range slider over a small histogram. `onChange` fires when a knob is released or moved by a key, not while dragging.
 * `bars` are heights from 0 to 1 over equal steps between `min` and `max`.
 */
export function RangeSlider({
  label,
  min,
  max,
  step,
  value,
  format,
  onChange,
  bars,
  names,
}: RangeSliderProps) {
  const [sliding, setSliding] = useState<Range | null>(null)
  const [from, to] = sliding ?? value
  const clamp = (amount: number) => Math.min(Math.max(amount, min), max)
  const [left, right] = [clamp(from), clamp(to)]
  const span = max - min || 1
  const percent = (amount: number) => `${((amount - min) / span) * 100}%`
  const withFrom = (next: number): Range => [Math.min(next, right), right]
  const withTo = (next: number): Range => [left, Math.max(next, left)]
  const commit = (next: Range) => {
    setSliding(null)
    onChange(next)
  }
  const knob = { min, max, step }
  return (
    <fieldset className="range" style={{ '--a': percent(left), '--b': percent(right) }}>
      <legend>{label}</legend>
      <div className="range__v">
        <span>{`от ${format(from)}`}</span>
        <span>{`до ${format(to)}`}</span>
      </div>
      {bars && (
        <div className="range__hist" aria-hidden="true">
          {bars.map((height, index) => {
            const middle = min + ((index + 0.5) / bars.length) * span
            const inside = middle >= from && middle <= to
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position
            return <i key={index} className={inside ? 'in' : ''} style={{ height: `${height * 100}%` }} />
          })}
        </div>
      )}
      <div className="range__t">
        <RangeKnob
          {...knob}
          side="from"
          label={`${label}, от`}
          name={names?.[0]}
          value={left}
          text={format(from)}
          // With both at the right end the left one must stay reachable.
          onTop={left - min > span / 2}
          onSlide={(next) => setSliding(withFrom(next))}
          onCommit={(next) => commit(withFrom(next))}
        />
        <RangeKnob
          {...knob}
          side="to"
          label={`${label}, до`}
          name={names?.[1]}
          value={right}
          text={format(to)}
          onTop={false}
          onSlide={(next) => setSliding(withTo(next))}
          onCommit={(next) => commit(withTo(next))}
        />
      </div>
    </fieldset>
  )
}

type RangeSliderProps = {
  label: string
  min: number
  max: number
  step: number
  /** Beyond `min` and `max` the knobs stay at the end, while the text gives the values. */
  value: Range
  /** Formats a value with its unit. */
  format: (value: number) => string
  onChange: (value: Range) => void
  bars?: readonly number[]
  /** Field names for a form sent without JavaScript. */
  names?: readonly [from: string, to: string]
}
