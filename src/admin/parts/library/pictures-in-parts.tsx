import { useState } from 'react'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toFind } from '../../kit/table/whole-list.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { FoundPictures, PictureTile } from './found-pictures.tsx'
import { GrowingTiles, useGrowingFiles } from './growing-files.tsx'
import { MEDIA_FAILED } from './queries.ts'

/** The pictures of a library that is too large to be read whole: the server searches it, and sends it in parts. */
export function PicturesInParts({ hasPictures, onChoose }: PicturesInPartsProps) {
  const [query, setQuery] = useState('')
  const list = useGrowingFiles({ ...toFind(query), show: 'pictures' })
  const { rows, isError, error, refetch } = list
  return (
    <FoundPictures query={query} onSearch={setQuery} hasFound={rows?.length !== 0} hasPictures={hasPictures}>
      {rows && (
        <GrowingTiles files={rows} list={list}>
          {(file) => <PictureTile file={file} onChoose={onChoose} />}
        </GrowingTiles>
      )}
      {!rows && !isError && <TableSkeleton />}
      {!rows && isError && (
        <ErrorState text={`${MEDIA_FAILED}: ${toReason(error)}`} onRetry={() => void refetch()} />
      )}
    </FoundPictures>
  )
}

interface PicturesInPartsProps {
  hasPictures: boolean
  onChoose: (url: string) => void
}
