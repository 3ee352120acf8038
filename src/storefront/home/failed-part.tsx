import { RetryNote } from '../../ui/retry-note.tsx'

/** A part of the page whose data did not come; the rest of the page stands. */
export function FailedPart({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <RetryNote isAlert onRetry={onRetry}>
      <p>{children} Проверьте связь и попробуйте ещё раз.</p>
    </RetryNote>
  )
}
