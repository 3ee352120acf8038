import { Button, LinkButton } from '../../../ui/button.tsx'
import { useErrorToast } from '../../../ui/toast/use-error-toast.ts'
import { Seo } from '../seo/seo.tsx'

/** Error state of a detail page; the toast may have another title. */
export function PageFailure({ title, text, toastTitle = title, back, onRetry }: PageFailureProps) {
  useErrorToast(toastTitle, text)
  return (
    <div className="wrap section stack">
      <Seo title={title} noindex />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        <Button variant="water" onClick={onRetry}>
          Повторить
        </Button>
        <LinkButton href={back.href}>{back.label}</LinkButton>
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
