import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaSummary } from '../../../contract/content/media.ts'
import { MOST_CHANGED } from '../../../domain/catalogue/parts.ts'
import { totalOf } from '../../kit/table/counted-list.ts'
import { toFind } from '../../kit/table/whole-list.ts'
import { GrowingTiles, useGrowingFiles } from '../../parts/library/growing-files.tsx'
import { fileQuery, MEDIA_KEY } from '../../parts/library/queries.ts'
import { useApi } from '../../staff.ts'
import { FileLink, NothingFound, UnusedNote } from './found-files.tsx'
import { LibraryPanel } from './library-panel.tsx'
import { useMediaActions } from './use-media-actions.ts'
import { useMediaAddress } from './use-media-address.ts'

/** The files of a library that is too large to be read whole: the server searches and filters it, and sends it in parts. */
export function FilesInParts({ summary }: { summary: MediaSummary }) {
  const { q, filter, openId } = useMediaAddress()
  const { removeAll } = useMediaActions()
  const list = useGrowingFiles({ ...toFind(q), ...(filter && { show: filter.name }) })
  const file = useQuery({ ...fileQuery(useApi(), openId ?? 0), enabled: openId !== null }).data
  const opened = file?.id === openId ? file : list.rows?.find(({ id }) => id === openId)
  return (
    <LibraryPanel query={{ ...list, data: list.rows }} figures={summary} opened={opened ?? undefined}>
      {(files) =>
        files.length === 0 ? (
          <NothingFound />
        ) : (
          <div className="media-grid">
            {filter?.name === 'unused' && !list.isPlaceholderData && (
              <RemoveUnused
                count={totalOf(list.data) ?? files.length}
                onRemove={(ids) => void removeAll(ids)}
              />
            )}
            <GrowingTiles files={files} list={list}>
              {(one) => <FileLink file={one} />}
            </GrowingTiles>
          </div>
        )
      }
    </LibraryPanel>
  )
}

/** Deletes all that match, of which a part is shown, as many as can be deleted at once. */
function RemoveUnused({ count, onRemove }: RemoveUnusedProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { q } = useMediaAddress()
  const [isLoading, setLoading] = useState(false)
  const asked = { ...toFind(q), show: 'unused' } as const
  const remove = async () => {
    if (isLoading) return
    setLoading(true)
    try {
      const ids = await queries.fetchQuery({
        queryKey: [...MEDIA_KEY, 'found', asked],
        queryFn: ({ signal }) => api.mediaParts.found(asked, { signal }),
        staleTime: 0,
        meta: { failure: 'Не удалось выбрать файлы' },
      })
      onRemove(ids)
    } catch {
      // A toast has said it.
    } finally {
      setLoading(false)
    }
  }
  return (
    <UnusedNote
      label={count > MOST_CHANGED ? `Удалить первые ${MOST_CHANGED}` : `Удалить все: ${count}`}
      isBusy={isLoading}
      onRemove={() => void remove()}
    />
  )
}

interface RemoveUnusedProps {
  /** How many match. */
  count: number
  /** Called with the ids of those that can be deleted at once. */
  onRemove: (ids: readonly number[]) => void
}
