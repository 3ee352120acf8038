import { LoadFailure } from '../../ui/load-failure.tsx'
import { useErrorToast } from '../../ui/use-error-toast.ts'

/** A list could not be fetched: a toast, and the same words in the list's place with a way to try again. */
export function ListFailure(failure: ListFailureProps) {
  useErrorToast(failure.title, failure.text)
  return <LoadFailure {...failure} />
}

type ListFailureProps = { title: string; text: string; onRetry: () => void }
