import { RetryNote } from '../../ui/retry-note.tsx'
import { useFailureNotice } from '../../ui/use-failure-notice.ts'

const TEXT = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'

/** A notice in the corner (storefront.md, section 8), and the same words in the place of the list, which stay. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  useFailureNotice('Ошибка', TEXT)
  return (
    <RetryNote className="search__failure" onRetry={onRetry}>
      <p>{TEXT}</p>
    </RetryNote>
  )
}
