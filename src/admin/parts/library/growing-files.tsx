import type { ReactNode } from 'react'
import type { StaffApi } from '../../../api/staff.ts'
import type { Media } from '../../../contract/content/media.ts'
import { countedListQuery, formatPart, totalOf } from '../../kit/table/counted-list.ts'
import { useGrowingList } from '../../kit/table/growing-list.ts'
import { NextPart } from '../../kit/table/next-part.tsx'
import { useApi } from '../../staff.ts'
import { MEDIA_FAILED, MEDIA_KEY } from './queries.ts'
import { TileGrid } from './tiles.tsx'

/** What is asked of a library that is not read whole. */
type FilesQuery = NonNullable<Parameters<StaffApi['mediaParts']['list']>[0]>

/** Files that match, newest first, part by part. */
export function useGrowingFiles(asked: FilesQuery) {
  const api = useApi()
  return useGrowingList({
    ...countedListQuery({
      queryKey: [...MEDIA_KEY, 'growing', asked],
      read: (mark: { after?: number }, signal) => api.mediaParts.list({ ...asked, ...mark }, { signal }),
      failure: MEDIA_FAILED,
    }),
    staleTime: 0,
  })
}

/** The grid of a list that grows, with how much of it is shown. */
export function GrowingTiles({ files, list, children }: GrowingTilesProps) {
  const total = totalOf(list.data) ?? files.length
  return (
    <div aria-busy={list.isPlaceholderData}>
      <TileGrid files={files}>{children}</TileGrid>
      <div className="more-tiles">
        <span role="status">{formatPart(files.length, total, ['файл', 'файла', 'файлов'])}</span>
        <NextPart list={list} failure={MEDIA_FAILED} />
      </div>
    </div>
  )
}

interface GrowingTilesProps {
  files: readonly Media[]
  /** Made by `useGrowingFiles`. */
  list: ReturnType<typeof useGrowingFiles>
  children: (file: Media) => ReactNode
}
