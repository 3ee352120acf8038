import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { FileTile } from '../../parts/library/file-tile.tsx'
import { findFiles } from '../../parts/library/find-files.ts'
import { Tiles } from '../../parts/library/tiles.tsx'
import { Allowed } from '../../session/allowed.tsx'
import { useMediaAddress } from './use-media-address.ts'

/** Tiles of the files that search and filter leave, or why there are none. */
export function FoundFiles({ files, onRemoveAll }: FoundFilesProps) {
  const { q, filter, openId, clear, toFile } = useMediaAddress()
  if (files.length === 0)
    return <NoRows title="Файлов пока нет" text="Перетащите сюда картинки или документы PDF, сразу много." />
  const found = findFiles(filter ? files.filter(filter.matches) : files, q)
  if (found.length === 0)
    return (
      <NoRows
        title="Ничего не нашлось"
        text="Попробуйте другое слово или снимите отбор."
        actions={<Button onClick={clear}>Показать всё</Button>}
      />
    )
  return (
    <div className="media-grid">
      {filter?.name === 'unused' && (
        <div className="media-grid__bulk">
          <p className="small muted">Этого нет ни в одной записи и ни в одном черновике.</p>
          <Allowed right="delete">
            <Button variant="danger" icon="trash" onClick={() => onRemoveAll(found)}>
              {`Удалить все: ${found.length}`}
            </Button>
          </Allowed>
        </div>
      )}
      <Tiles key={`${filter?.name} ${q}`} files={found}>
        {(file) => (
          <a
            className="tile"
            href={toFile(file.id)}
            aria-current={file.id === openId ? 'true' : undefined}
            data-stay
          >
            <FileTile file={file} />
          </a>
        )}
      </Tiles>
    </div>
  )
}

interface FoundFilesProps {
  files: readonly Media[]
  /** Called with all that the filter of unused files has found. */
  onRemoveAll: (files: readonly Media[]) => void
}
