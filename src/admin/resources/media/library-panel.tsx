import type { ReactNode } from 'react'
import type { Media, MediaSummary } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { ListPanel, type ListState } from '../../kit/table/list-panel.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { MEDIA_FAILED } from '../../parts/library/queries.ts'
import { FilePanel } from './file-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import { useMediaActions } from './use-media-actions.ts'
import { useMediaAddress } from './use-media-address.ts'

/** Search, filters and tiles of the library, with the open file beside them. */
export function LibraryPanel({ query, figures, opened, children }: LibraryPanelProps) {
  const { q, filter, set } = useMediaAddress()
  const { remove } = useMediaActions()
  return (
    <div className={opened ? 'media-cols' : undefined}>
      <ListPanel
        label="Картинки и файлы"
        query={query}
        failure={(error) => `${MEDIA_FAILED}: ${toReason(error)}`}
        filters={
          figures &&
          figures.total > 0 && (
            <>
              <SearchField
                placeholder="Имя файла, описание, товар"
                value={q}
                onChange={(text) => set('q', text)}
              />
              <FilterChips figures={figures} current={filter?.name} onChoose={(name) => set('show', name)} />
            </>
          )
        }
      >
        {children}
      </ListPanel>
      {opened && (
        <OpenedFile
          file={opened}
          onRemove={() => void remove(opened).then((done) => done && set('file', ''))}
          onClose={() => set('file', '')}
        />
      )}
    </div>
  )
}

/** The open file beside the list. */
function OpenedFile({ file, onRemove, onClose }: OpenedFileProps) {
  return (
    <Panel as="aside" aria-labelledby="media-file" className="media-aside">
      <PanelHead id="media-file" title={file.name}>
        <Button variant="quiet" isSquare icon="close" aria-label="Закрыть" onClick={onClose} />
      </PanelHead>
      <FilePanel key={file.id} file={file} onRemove={onRemove} />
    </Panel>
  )
}

interface LibraryPanelProps {
  /** What of the library is read, for its states. */
  query: ListState<Media>
  /** Undefined while unknown. */
  figures: MediaSummary | undefined
  /** The file that the address names, if it is there. */
  opened: Media | undefined
  children: (files: readonly Media[]) => ReactNode
}

interface OpenedFileProps {
  file: Media
  onRemove: () => void
  onClose: () => void
}
