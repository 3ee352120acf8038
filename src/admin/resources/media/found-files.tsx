import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { FileTile } from '../../parts/library/file-tile.tsx'
import { findFiles } from '../../parts/library/find-files.ts'
import { Tiles } from '../../parts/library/tiles.tsx'
import { Allowed } from '../../session/allowed.tsx'
import { useMediaActions } from './use-media-actions.ts'
import { useMediaAddress } from './use-media-address.ts'

/** Tiles of the files that search and filter leave, or why there are none. */
export function FoundFiles({ files }: { files: readonly Media[] }) {
  const { q, filter } = useMediaAddress()
  const { removeAll } = useMediaActions()
  if (files.length === 0)
    return <NoRows title="Файлов пока нет" text="Перетащите сюда картинки или документы PDF, сразу много." />
  const found = findFiles(filter ? files.filter(filter.matches) : files, q)
  if (found.length === 0) return <NothingFound />
  return (
    <div className="media-grid">
      {filter?.name === 'unused' && (
        <UnusedNote
          label={`Удалить все: ${found.length}`}
          onRemove={() => void removeAll(found.map(({ id }) => id))}
        />
      )}
      <Tiles key={`${filter?.name} ${q}`} files={found}>
        {(file) => <FileLink file={file} />}
      </Tiles>
    </div>
  )
}

/** Says that search and filter leave no file. */
export function NothingFound() {
  const { clear } = useMediaAddress()
  return (
    <NoRows
      title="Ничего не нашлось"
      text="Попробуйте другое слово или снимите отбор."
      actions={<Button onClick={clear}>Показать всё</Button>}
    />
  )
}

/** Above the files that nothing uses: what they are, and the button that deletes them together. */
export function UnusedNote({ label, isBusy = false, onRemove }: UnusedNoteProps) {
  return (
    <div className="media-grid__bulk">
      <p className="small muted">Этого нет ни в одной записи и ни в одном черновике.</p>
      <Allowed right="delete">
        <Button variant="danger" icon="trash" isBusy={isBusy} onClick={onRemove}>
          {label}
        </Button>
      </Allowed>
    </div>
  )
}

/** A tile that opens its file beside the list. */
export function FileLink({ file }: { file: Media }) {
  const { openId, toFile } = useMediaAddress()
  return (
    <a
      className="tile"
      href={toFile(file.id)}
      aria-current={file.id === openId ? 'true' : undefined}
      data-stay
    >
      <FileTile file={file} />
    </a>
  )
}

interface UnusedNoteProps {
  label: string
  isBusy?: boolean
  onRemove: () => void
}
