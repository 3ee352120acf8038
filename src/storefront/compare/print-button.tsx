import { Icon } from '../../ui/icon.tsx'

/** Prints the table; a phone also keeps it as a file this way. */
export function PrintButton() {
  return (
    <button type="button" className="btn btn--line compare__print" onClick={() => window.print()}>
      <Icon name="print" />
      Распечатать
    </button>
  )
}
