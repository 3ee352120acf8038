import { Button } from '../../../ui/button.tsx'

/** Create button of a list, its main action. */
export function NewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="main" icon="plus" onClick={onClick}>
      {label}
    </Button>
  )
}
