import type { KeyboardEvent, ReactNode } from 'react'
import type { Media } from '../../../contract/content/media.ts'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { FileTile } from './file-tile.tsx'

/** The search of the library's dialog with the pictures that it finds, or why there are none. */
export function FoundPictures({ query, onSearch, hasFound, hasPictures, children }: FoundPicturesProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the search field inside
    <div className="library" onKeyDown={keepFormUnsent}>
      <SearchField placeholder="Имя файла, описание, товар" value={query} onChange={onSearch} />
      {hasFound ? (
        children
      ) : (
        <NoRows
          title={hasPictures ? 'Ничего не нашлось' : 'Картинок пока нет'}
          text={
            hasPictures
              ? 'Попробуйте другое слово из имени файла или описания.'
              : 'Загрузите первую: она появится здесь и в «Картинках и файлах».'
          }
        />
      )}
    </div>
  )
}

/** A picture that can be chosen. */
export function PictureTile({ file, onChoose }: PictureTileProps) {
  return (
    <button type="button" className="tile" onClick={() => onChoose(file.url)}>
      <FileTile file={file} />
    </button>
  )
}

/** Enter in the search must not save the form around the dialog. */
function keepFormUnsent(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

interface FoundPicturesProps {
  query: string
  onSearch: (query: string) => void
  hasFound: boolean
  /** Whether there is any picture to be found. */
  hasPictures: boolean
  children: ReactNode
}

interface PictureTileProps {
  file: Media
  onChoose: (url: string) => void
}
