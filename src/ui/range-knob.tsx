import { useEffect, useEffectEvent, useRef } from 'react'

/** Keys that move a slider to its start; a slider that is there already hears nothing of them. */
const TOWARDS_START = new Set(['Home', 'ArrowLeft', 'ArrowDown', 'PageDown'])

/** One end of a range: a native slider with an invisible 44-px thumb, and the knob that is seen under it. */
export function RangeKnob(props: RangeKnobProps) {
  const { side, label, name, min, max, step, value, format, onTop, onSlide, onCommit, onTouch } = props
  const input = useRef<HTMLInputElement>(null)

  // React's onChange is the browser's input event; the browser's own change is the one that says «let go».
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
        aria-valuetext={format(value)}
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
  format: (value: number) => string
  onTop: boolean
  onSlide: (value: number) => void
  /** Also when it was let go before the page was hydrated. */
  onCommit: (value: number) => void
  /** The visitor has taken hold of it, perhaps without moving it. */
  onTouch?: () => void
}
