import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isRefused, type Photo } from './use-photos.ts'

/** A photo that is added: its picture, how far it is, and what to do when it failed. */
export function PhotoTile({ photo, onRetry, onRemove }: PhotoTileProps) {
  const { file, shrunk, progress, isAdded, failure } = photo
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className={`additions__photo${isRefused(photo) ? ' additions__refused' : ''}`}>
      {shrunk ? (
        <img src={shrunk.preview} alt={file.name} />
      ) : (
        <span className="additions__name small">{file.name}</span>
      )}
      {failure !== null && (
        <IconButton
          className="additions__remove"
          icon="close"
          variant="raised"
          aria-label={`Убрать ${file.name}`}
          onClick={onRemove}
        />
      )}
      <p className="small" role="status">
        {isAdded ? 'Добавлен' : (failure ?? (progress !== null && `${percent} %`))}
      </p>
      {progress !== null && <progress value={percent} max={100} aria-label={file.name} />}
      {failure !== null && !isRefused(photo) && (
        <Button variant="quiet" onClick={onRetry}>
          Повторить
        </Button>
      )}
    </div>
  )
}

type PhotoTileProps = { photo: Photo; onRetry: () => void; onRemove: () => void }
