import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Note } from '../note.tsx'

/** Error state of content that failed to load, with a retry button. */
export function LoadFailure({ title, text, onRetry, isAlert, className }: LoadFailureProps) {
  return (
    <Note tone="bad" role={isAlert ? 'alert' : undefined} className={className}>
      <div className="stack">
        <p>
          {title && (
            <span>
              <b>{title}</b>
              <br />
            </span>
          )}
          <span>{text}</span>
        </p>
        <Button onClick={() => onRetry()}>Повторить</Button>
      </div>
    </Note>
  )
}

type LoadFailureProps = {
  title?: string
  text: ReactNode
  onRetry: () => void
  /** Announces it to screen readers; where no toast does. */
  isAlert?: boolean
  /** Class of the parent's style sheet, for position only. */
  className?: string | undefined
}
