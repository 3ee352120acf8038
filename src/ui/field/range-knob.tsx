import { useEffect, useEffectEvent, useRef } from 'react'

/** Keys that move a slider towards its start; a slider at its start fires no event for them. */
const TOWARDS_START = new Set(['Home', 'ArrowLeft', 'ArrowDown', 'PageDown'])

/** One end of a range: a native slider with an invisible 44-px thumb, and the visible knob below it. */
export function RangeKnob(props: RangeKnobProps) {
  const { side, label, name, min, max, step, value, text, onTop, onSlide, onCommit, onTouch } = props
  const input = useRef<HTMLInputElement>(null)

  // React's onChange is the native input event; the native change event fires on release.
  const committed = useEffectEvent(onCommit)
  useEffect(() => {
    const element = input.current
    const listener = () => element && committed(element.valueAsNumber)
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [])

  return (
    <>
      <input
        ref={input}
        type="range"
        className={onTop ? 'is-top' : undefined}
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={label}
        aria-valuetext={text}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        onClick={onTouch}
        onKeyUp={({ key }) => TOWARDS_START.has(key) && onTouch?.()}
      />
      <span className={side === 'to' ? 'range__k range__k--b' : 'range__k'} />
    </>
  )
}

type RangeKnobProps = {
  side: 'from' | 'to'
  label: string
  name: string | undefined
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit. */
  text: string
  onTop: boolean
  onSlide: (value: number) => void
  /** Called on release, also for one before hydration. */
  onCommit: (value: number) => void
  /** Called when the knob is pressed, even without moving. */
  onTouch?: () => void
}
