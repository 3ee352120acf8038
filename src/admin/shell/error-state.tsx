import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Error state that fills a panel or the window; within other content use LoadFailure of src/ui/. */
export function ErrorState({ text, retry = 'Повторить', onRetry }: ErrorStateProps) {
  return (
    <EmptyState
      title="Ошибка"
      text={text}
      picture={<BrokenPipe />}
      actions={
        <Button variant="main" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}

interface ErrorStateProps {
  text: string
  /** Label of the button. */
  retry?: string
  onRetry: () => void
}

function BrokenPipe() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path className="art-line" d="M2 40h30l6 4M94 40H64l-6 4" />
      <path className="art-fill" d="M32 30h8v20h-8zM56 30h8v20h-8z" />
      <path className="art-accent" d="M48 14v10M40 18l3 7M56 18l-3 7" />
    </svg>
  )
}
