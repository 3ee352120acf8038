import { LoadFailure } from '../../ui/load-failure.tsx'
import { useErrorToast } from '../../ui/use-error-toast.ts'

const TEXT = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'

/** A toast (storefront.md, section 8), and the same words in the place of the list, which stay. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  useErrorToast('Ошибка', TEXT)
  return <LoadFailure text={TEXT} onRetry={onRetry} />
}
