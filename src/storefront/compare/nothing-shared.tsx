import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyPicture } from '../shopping/empty-picture.tsx'

/** A shared address that names no product of the catalogue. */
export function NothingShared() {
  return (
    <EmptyState
      picture={<EmptyPicture of="compare" />}
      title="В ссылке нет ни одной модели"
      text="Возможно, она скопирована не целиком или этих станций больше нет в каталоге."
      actions={
        <>
          <a href="/catalog" className="btn btn--water">
            Перейти в каталог
          </a>
          <a href="/compare" className="btn btn--line">
            Моё сравнение
          </a>
        </>
      }
    />
  )
}
