import { Button } from '../../../ui/button.tsx'
import './removed-note.css'

/**
 * Note about a removal with an undo button. It takes the focus, since the pressed button was removed:
 * give it a `key` that changes with every removal.
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
