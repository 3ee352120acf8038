import { Icon } from '../../ui/Icon.tsx'
import { useFailureNotice } from '../../ui/use-failure-notice.ts'

/** A list could not be fetched: a notice in the corner, and the same words in the list's place with a way to try again. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  useFailureNotice(title, text)
  return (
    <div className="note note--bad">
      <Icon name="warn" />
      <div className="stack">
        <p>
          <b>{title}</b>
          <br />
          {text}
        </p>
        <button type="button" className="btn btn--line" onClick={onRetry}>
          Повторить
        </button>
      </div>
    </div>
  )
}

type LoadFailureProps = { title: string; text: string; onRetry: () => void }
