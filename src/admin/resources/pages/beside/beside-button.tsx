import { Button } from '../../../../ui/button.tsx'
import './beside.css'

/** The page beside its form, and where it was opened. */
export interface Opened {
  button: HTMLButtonElement
  /** Makes a draft of what is typed. */
  begin: () => Promise<unknown>
}

/** Shows the page beside its form, and hides it. */
export function BesideButton({ opened, onToggle, begin }: BesideButtonProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      icon="eye"
      className="beside-button"
      aria-expanded={opened !== null}
      onClick={({ currentTarget }) => onToggle(opened ? null : { button: currentTarget, begin })}
    >
      Показать рядом
    </Button>
  )
}

interface BesideButtonProps {
  opened: Opened | null
  onToggle: (opened: Opened | null) => void
  begin: Opened['begin']
}
