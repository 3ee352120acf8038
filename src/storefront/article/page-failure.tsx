import { useErrorToast } from '../../ui/use-error-toast.ts'
import { Seo } from '../seo/seo.tsx'

/** A page whose one thing could not be fetched. The corner may name the failure in words of its own. */
export function PageFailure({ title, text, toastTitle = title, back, onRetry }: PageFailureProps) {
  useErrorToast(toastTitle, text)
  return (
    <div className="wrap section stack">
      <Seo title={title} noindex />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        <button type="button" className="btn btn--water" onClick={onRetry}>
          Повторить
        </button>
        <a className="btn btn--line" href={back.href}>
          {back.label}
        </a>
      </p>
    </div>
  )
}

type PageFailureProps = {
  title: string
  text: string
  /** Title of the toast where it differs. */
  toastTitle?: string
  back: { href: string; label: string }
  onRetry: () => void
}
