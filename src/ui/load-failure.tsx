import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Note } from './note.tsx'

/** Stands in place of what did not come: what it was, in words, and the way to try again. */
export function LoadFailure({ title, text, onRetry, isAlert, className }: LoadFailureProps) {
  return (
    <Note tone="bad" role={isAlert ? 'alert' : undefined} className={className}>
      <div className="stack">
        <p>
          {title && (
            <>
              <b>{title}</b>
              <br />
            </>
          )}
          {text}
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
  /** Where no toast says it too. */
  isAlert?: boolean
  /** A class of the parent's style sheet: where it stands, not how it looks. */
  className?: string | undefined
}
