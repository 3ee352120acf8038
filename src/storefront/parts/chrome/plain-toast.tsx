import { Button, LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { dismissToast, type ShownToast } from '../../../ui/toast/toast-store.ts'

/** The present toast in plain looks: without a network the code and the looks of toasts cannot be had, and just then there is much to say. */
export function PlainToast({ message: { title, description, action } }: { message: ShownToast }) {
  return (
    <Note className="plain-toast">
      <div>
        <p>
          <b>{title}</b> {description}
        </p>
        {action && 'href' in action && (
          <LinkButton href={action.href} onClick={dismissToast}>
            {action.label}
          </LinkButton>
        )}
        <Button onClick={dismissToast}>Закрыть</Button>
      </div>
    </Note>
  )
}
