import { useId } from 'react'
import './segments.css'

interface Segment<Value extends string> {
  value: Value
  label: string
  count?: number
}

/** Segmented control: radio buttons side by side. */
export function Segments<Value extends string>({
  label,
  isLabelHidden,
  isSmall = false,
  narrow,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="seg-field">
      <legend className={isLabelHidden ? 'vh' : undefined}>{label}</legend>
      <div className={isSmall ? 'seg seg--small' : 'seg'} data-narrow={narrow}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="vh"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.count !== undefined && <span>{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface Props<Value extends string> {
  label: string
  isLabelHidden?: boolean
  /** For a narrow place. */
  isSmall?: boolean
  /** Where its container is narrow: in two columns, or as wide as that in the end. */
  narrow?: 'columns' | 'whole'
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}
