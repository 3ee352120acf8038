import { RetryNote } from '../../ui/retry-note.tsx'
import { useFailureNotice } from '../../ui/use-failure-notice.ts'

/** A list could not be fetched: a notice in the corner, and the same words in the list's place with a way to try again. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  useFailureNotice(title, text)
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
