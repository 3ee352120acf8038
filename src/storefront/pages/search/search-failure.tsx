import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'

const TEXT = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'

/** Error state of a search, with the toast of storefront.md, section 8. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  useErrorToast('Ошибка', TEXT)
  return <LoadFailure text={TEXT} onRetry={onRetry} />
}
