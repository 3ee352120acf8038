import { Icon } from '../../ui/icon.tsx'

/** The one signal-coloured button of a list: makes a new row. */
export function NewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn btn--main" onClick={onClick}>
      <Icon name="plus" />
      {label}
    </button>
  )
}
