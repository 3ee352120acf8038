import { Icon } from '../../ui/icon.tsx'
import './removed-note.css'

/**
 * Says what has just been taken out and offers it back. The focus comes here, as the button that had it is gone:
 * give it a `key` that changes with the removal.
 */
export function RemovedNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <p className="removed" role="status">
      <span>{text}</span>
      <button ref={focusOnMount} type="button" className="btn btn--quiet" onClick={onUndo}>
        <Icon name="undo" />
        Вернуть
      </button>
    </p>
  )
}

function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus()
}
