import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { isLarge } from '../../kit/table/whole-list.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'
import { findFiles } from './find-files.ts'
import { FoundPictures, PictureTile } from './found-pictures.tsx'
import { PicturesInParts } from './pictures-in-parts.tsx'
import { MEDIA_FAILED, mediaQuery } from './queries.ts'
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

type LibraryProps = Pick<ChoosePictureProps, 'onChoose'>

function Library({ onChoose }: LibraryProps) {
  const { data, isError, error, refetch } = useQuery(mediaQuery(useApi()))
  if (!data) {
    if (!isError) return <TableSkeleton />
    return <ErrorState text={`${MEDIA_FAILED}: ${toReason(error)}`} onRetry={() => void refetch()} />
  }
  if (!isLarge(data)) return <AllPictures files={data} onChoose={onChoose} />
  return <PicturesInParts hasPictures={data.pictures > 0} onChoose={onChoose} />
}

/** The pictures of a library that is read whole, searched in the browser. */
function AllPictures({ files, onChoose }: LibraryProps & { files: readonly Media[] }) {
  const [query, setQuery] = useState('')
  const pictures = files.filter(({ kind }) => kind === 'picture')
  const found = findFiles(pictures, query)
  return (
    <FoundPictures
      query={query}
      onSearch={setQuery}
      hasFound={found.length > 0}
      hasPictures={pictures.length > 0}
    >
      <Tiles key={query} files={found}>
        {(file) => <PictureTile file={file} onChoose={onChoose} />}
      </Tiles>
    </FoundPictures>
  )
}
