import { CATALOGUE_PATH, COMPARE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyPicture } from '../../parts/shopping/empty-picture.tsx'

/** Empty state of a shared address without existing products. */
export function NothingShared() {
  return (
    <EmptyState
      picture={<EmptyPicture of="compare" />}
      title="В ссылке нет ни одной модели"
      text="Возможно, она скопирована не целиком или этих станций больше нет в каталоге."
      actions={
        <>
          <LinkButton variant="water" href={CATALOGUE_PATH}>
            Перейти в каталог
          </LinkButton>
          <LinkButton href={COMPARE_PATH}>Моё сравнение</LinkButton>
        </>
      }
    />
  )
}
