import { Button } from '../../../ui/button.tsx'

/** Prints the table, or saves it as PDF on phones. */
export function PrintButton() {
  return (
    <Button icon="print" onClick={() => window.print()}>
      Распечатать
    </Button>
  )
}
