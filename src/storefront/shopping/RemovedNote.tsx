import { Icon } from '../../ui/Icon.tsx'
import './line.css'

/** Says what has just been taken out and offers it back. The focus comes here, as its button has gone. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <p className="removed" role="status">
      <span>Убрано: {name}</span>
      <button key={name} ref={focusOnMount} type="button" className="btn btn--quiet" onClick={onUndo}>
        <Icon name="undo" />
        Вернуть
      </button>
    </p>
  )
}

function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus()
}
