import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'

/** Error state of a list, with retry button; also shows a toast with the same text. */
export function ListFailure(failure: ListFailureProps) {
  useErrorToast(failure.title, failure.text)
  return <LoadFailure {...failure} />
}

type ListFailureProps = { title: string; text: string; onRetry: () => void }
