import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'
import { FileTile } from './file-tile.tsx'
import { findFiles } from './find-files.ts'
import { mediaQuery } from './queries.ts'
import { Tiles } from './tiles.tsx'

/** Button that opens the library and gives the address of the chosen picture. */
export function ChoosePicture({ of, onChoose }: ChoosePictureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="image" aria-label={`Из библиотеки: ${of}`} onClick={() => setOpen(true)}>
        Из библиотеки
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Картинка из библиотеки" size="tabs">
        <Library
          onChoose={(url) => {
            setOpen(false)
            onChoose(url)
          }}
        />
      </Dialog>
    </>
  )
}

interface ChoosePictureProps {
  /** Purpose of the picture, for the accessible name. */
  of: string
  onChoose: (url: string) => void
}

function Library({ onChoose }: Pick<ChoosePictureProps, 'onChoose'>) {
  const { data, isError, error, refetch } = useQuery(mediaQuery(useApi()))
  const [query, setQuery] = useState('')
  if (!data) {
    if (!isError) return <TableSkeleton />
    return (
      <ErrorState text={`Не удалось загрузить картинки: ${toReason(error)}`} onRetry={() => void refetch()} />
    )
  }
  const pictures = data.filter(({ kind }) => kind === 'picture')
  const found = findFiles(pictures, query)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the search field inside
    <div className="library" onKeyDown={keepFormUnsent}>
      <SearchField placeholder="Имя файла, описание, товар" value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <NoRows
          title={pictures.length === 0 ? 'Картинок пока нет' : 'Ничего не нашлось'}
          text={
            pictures.length === 0
              ? 'Загрузите первую: она появится здесь и в «Картинках и файлах».'
              : 'Попробуйте другое слово из имени файла или описания.'
          }
        />
      ) : (
        <Tiles key={query} files={found}>
          {(file) => (
            <button type="button" className="tile" onClick={() => onChoose(file.url)}>
              <FileTile file={file} />
            </button>
          )}
        </Tiles>
      )}
    </div>
  )
}

/** Enter in the search must not save the form around the dialog. */
function keepFormUnsent(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
