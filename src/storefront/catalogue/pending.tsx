import { RetryNote } from '../../ui/retry-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Four filters on their way (storefront.md, section 2). */
export function FilterSkeletons() {
  return ['10rem', '6rem', '7rem', '12rem'].map((width) => (
    <Skeleton key={width} width={width} height="var(--tap-min)" round />
  ))
}

/** The list could not be fetched. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNote isAlert className="load-failure" onRetry={onRetry}>
      <p>
        <b>Не удалось загрузить каталог</b>
        <br />
        Проверьте соединение и повторите попытку.
      </p>
    </RetryNote>
  )
}
