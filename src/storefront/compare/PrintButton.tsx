import { Icon } from '../../ui/Icon.tsx'

/** Prints the table; phones, which rarely have a printer, do without. */
export function PrintButton() {
  return (
    <button type="button" className="btn btn--line compare__print" onClick={() => window.print()}>
      <Icon name="print" />
      Распечатать
    </button>
  )
}
