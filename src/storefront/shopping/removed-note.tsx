import { Button } from '../../ui/button.tsx'
import './removed-note.css'

/**
 * Says what has just been taken out and offers it back. The focus comes here, as the button that had it is gone:
 * give it a `key` that changes with the removal.
 */
export function RemovedNote({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <p className="removed" role="status">
      <span>{text}</span>
      <Button variant="quiet" icon="undo" ref={focusOnMount} onClick={onUndo}>
        Вернуть
      </Button>
    </p>
  )
}

function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus()
}
