import { Icon } from '../../ui/Icon.tsx'
import { useFailureNotice } from '../../ui/use-failure-notice.ts'

const TEXT = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'

/** A notice in the corner (storefront.md, section 8), and the same words in the place of the list, which stay. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  useFailureNotice('Ошибка', TEXT)
  return (
    <div className="note note--bad search__failure">
      <Icon name="warn" />
      <div className="stack">
        <p>{TEXT}</p>
        <button type="button" className="btn btn--line" onClick={onRetry}>
          Повторить
        </button>
      </div>
    </div>
  )
}
