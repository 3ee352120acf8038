import './publication.css'

/** Small switch of a row with its state in words. */
export function StateSwitch({ isOn, words, label, title, isDisabled, isBusy, onChange }: StateSwitchProps) {
  return (
    <label className="switch shown" title={title ?? undefined}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-label={label}
        aria-description={title ?? undefined}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        onChange={() => isBusy || onChange?.()}
      />
      <span>{words}</span>
    </label>
  )
}

interface StateSwitchProps {
  isOn: boolean
  words: string
  /** The words in full, where they are short; also read out. */
  title?: string | null
  /** Accessible name, when the words do not say what is switched. */
  label?: string
  isDisabled?: boolean
  /** While a change is sent: nothing is taken, but the focus stays. */
  isBusy?: boolean
  onChange?: () => void
}
