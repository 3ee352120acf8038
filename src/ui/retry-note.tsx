import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Something did not come: what it was, in words, and the way to try again. `isAlert` where no toast says it too. */
export function RetryNote({ children, onRetry, isAlert = false, className = '' }: RetryNoteProps) {
  return (
    <div className={`note note--bad ${className}`.trim()} role={isAlert ? 'alert' : undefined}>
      <Icon name="warn" />
      <div className="stack">
        {children}
        <Button onClick={() => onRetry()}>Повторить</Button>
      </div>
    </div>
  )
}

type RetryNoteProps = {
  /** Paragraphs. */
  children: ReactNode
  onRetry: () => void
  isAlert?: boolean
  className?: string
}
