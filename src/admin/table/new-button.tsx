import { Button } from '../../ui/button.tsx'

/** The one signal-coloured button of a list: makes a new row. */
export function NewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="main" icon="plus" onClick={onClick}>
      {label}
    </Button>
  )
}
