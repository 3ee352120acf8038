import { joinClasses } from '../../../ui/class-names.ts'
import './chips.css'

/** One of several choices of one press. */
export interface Chip<Value> {
  value: Value
  label: string
  /** How many it stands for; undefined while unknown, which keeps its place free. */
  count?: number | undefined
  /** Whether the number is bad news. */
  isBad?: boolean
}

/** Choices of one press as a group of buttons, those chosen pressed. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, isLegendShown = false, className = 'chips', chips, isChosen, onChoose } = props
  return (
    <fieldset className={joinClasses('chip-choice', className)}>
      <legend className={isLegendShown ? undefined : 'vh'}>{legend}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className="chip"
          aria-pressed={isChosen(chip.value)}
          onClick={() => onChoose(chip.value)}
        >
          <ChipText {...chip} />
        </button>
      ))}
    </fieldset>
  )
}

/** The same as links: each choice is an address, the chosen one is where one is. The screen stays where it is scrolled to. */
export function ChipLinks({ label, className = 'chips', chips, current }: ChipLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      {chips.map((chip) => (
        <a
          key={chip.value}
          className="chip"
          href={chip.value}
          aria-current={chip.value === current ? 'true' : undefined}
          data-stay
        >
          <ChipText {...chip} />
        </a>
      ))}
    </nav>
  )
}

function ChipText({ label, isBad = false, ...counted }: Omit<Chip<string>, 'value'>) {
  return (
    <>
      {label}
      {'count' in counted && <span className={isBad ? 'num chip__bad' : 'num'}> {counted.count}</span>}
    </>
  )
}

interface ChipsProps<Value> {
  legend: string
  isLegendShown?: boolean
  /** Class of the parent's style sheet instead of `chips`, for the place and whether lines break. */
  className?: string
  chips: readonly Chip<Value>[]
  isChosen: (value: Value) => boolean
  onChoose: (value: Value) => void
}

interface ChipLinksProps {
  label: string
  className?: string
  /** By their addresses. */
  chips: readonly Chip<string>[]
  /** Address of the chosen one; null when it is none of them. */
  current: string | null
}
