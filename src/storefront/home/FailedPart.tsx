import { Icon } from '../../ui/Icon.tsx'

/** A part of the page whose data did not come; the rest of the page stands. */
export function FailedPart({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div className="note note--bad" role="alert">
      <Icon name="warn" />
      <div className="stack">
        <p>{children} Проверьте связь и попробуйте ещё раз.</p>
        <button type="button" className="btn btn--line" onClick={() => onRetry()}>
          Повторить
        </button>
      </div>
    </div>
  )
}
