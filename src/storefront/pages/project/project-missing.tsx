import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Missing } from '../../parts/article/missing.tsx'
import { Seo } from '../../parts/seo/seo.tsx'

/** Not-found state of a project (storefront.md, section 8). */
export function ProjectMissing() {
  return (
    <Missing
      title="Проект не найден"
      text="Возможно, его убрали с сайта или в адресе опечатка. Остальные работы на месте."
      back={{ href: PROJECTS_PATH, label: 'Все наши работы' }}
    />
  )
}

/** Error state of a project that failed to load. */
export function ProjectFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="wrap section stack">
      <Seo title="Не удалось загрузить проект" noindex />
      <h1>Не удалось загрузить проект</h1>
      <Note tone="bad" role="alert">
        <p>Проверьте соединение и повторите попытку.</p>
      </Note>
      <p className="row">
        <Button variant="water" onClick={onRetry}>
          Повторить
        </Button>
        <LinkButton href={PROJECTS_PATH}>Все наши работы</LinkButton>
      </p>
    </div>
  )
}
