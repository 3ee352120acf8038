import { Icon } from '../../ui/Icon.tsx'

/** storefront.md, section 8. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="note note--bad search__failure" role="alert">
      <Icon name="warn" />
      <div className="stack">
        <p>Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.</p>
        <button type="button" className="btn btn--line" onClick={onRetry}>
          Повторить
        </button>
      </div>
    </div>
  )
}
