import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Seo } from '../../parts/seo/seo.tsx'

/** Not-found state; with `onRetry` the error state. */
export function ProductMissing({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="wrap section stack">
      <Seo title="Продукт не найден" noindex />
      <h1>Продукт не найден</h1>
      <p className="lead">К сожалению, запрашиваемый продукт не существует или был удален.</p>
      {onRetry && <p>Если прервалась связь, нажмите «Повторить».</p>}
      <p className="row">
        <LinkButton variant="water" href={CATALOGUE_PATH}>
          Вернуться в каталог
        </LinkButton>
        {onRetry && <Button onClick={onRetry}>Повторить</Button>}
      </p>
    </div>
  )
}
