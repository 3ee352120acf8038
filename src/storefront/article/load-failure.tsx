import { RetryNote } from '../../ui/retry-note.tsx'
import { useErrorToast } from '../../ui/use-error-toast.ts'

/** A list could not be fetched: a toast, and the same words in the list's place with a way to try again. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  useErrorToast(title, text)
  return (
    <RetryNote onRetry={onRetry}>
      <p>
        <b>{title}</b>
        <br />
        {text}
      </p>
    </RetryNote>
  )
}

type LoadFailureProps = { title: string; text: string; onRetry: () => void }
