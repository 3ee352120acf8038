import { Button } from '../../ui/button.tsx'

/** Prints the table; a phone also keeps it as a file this way. */
export function PrintButton() {
  return (
    <Button icon="print" className="compare__print" onClick={() => window.print()}>
      Распечатать
    </Button>
  )
}
