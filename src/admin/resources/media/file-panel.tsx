import type { Media, MediaUsage } from '../../../contract/content/media.ts'
import { RECORD_KINDS } from '../../../contract/records/record-kinds.ts'
import { formatBytes } from '../../../lib/bytes.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { FileButton, LIBRARY_PICTURES } from '../../kit/form/upload/file-button.tsx'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { HistoryButton } from '../../kit/history/history-button.tsx'
import { formAddress } from '../../kit/record/form-address.ts'
import { FilePicture } from '../../parts/library/file-tile.tsx'
import { Allowed } from '../../session/allowed.tsx'
import { TextField } from './text-field.tsx'
import { useMediaAddress } from './use-media-address.ts'
import { useReplaceFile } from './use-replace-file.ts'

/** A file: what is on it, where it stands, and what can be done with it. */
export function FilePanel({ file, onRemove }: { file: Media; onRemove: () => void }) {
  const { url, kind, usedIn, width, height, bytes, id } = file
  const { sending, cancel, errors, replacement, isBusy, send } = useReplaceFile(file)
  const { toFile } = useMediaAddress()
  const facts = [
    ...(width !== null && height !== null ? [`${width} × ${height}`] : []),
    ...(bytes === null ? [] : [formatBytes(bytes)]),
  ].join(' · ')
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Скопировано', description: 'Адрес файла в буфере обмена' })
  }
  return (
    <div className="media-file">
      <div className="media-file__pic">
        <FilePicture file={file} />
      </div>
      {facts && <p className="small muted num">{facts}</p>}
      {kind === 'picture' && (
        <TextField
          key={`alt ${id}`}
          file={file}
          field="alt"
          label="Что на картинке"
          hint="Слышат незрячие, читают поисковики"
          isLong
        />
      )}
      <TextField key={`name ${id}`} file={file} field="name" label="Имя файла" />
      <WhereUsed usedIn={usedIn} />
      {sending && <UploadProgress sending={sending} onCancel={cancel} />}
      <UploadErrors errors={errors} />
      {replacement && (
        <p className="small" role="status">
          Вместо него стоит{' '}
          <a href={toFile(replacement.id)} data-stay>
            {replacement.name}
          </a>
        </p>
      )}
      <div className="media-file__foot">
        {(usedIn.length > 0 || isBusy || replacement) && (
          <FileButton
            label="Заменить"
            of={
              kind === 'picture'
                ? 'другая картинка везде, где стоит эта'
                : 'другой документ везде, где стоит этот'
            }
            accept={kind === 'picture' ? LIBRARY_PICTURES : 'application/pdf'}
            isBusy={isBusy || (usedIn.length === 0 && replacement !== null)}
            onFiles={(chosen) => void send(chosen)}
          />
        )}
        <LinkButton href={url} target="_blank" rel="noopener" icon="external">
          Открыть
        </LinkButton>
        <Button icon="link" onClick={() => void copy()}>
          Адрес
        </Button>
        <HistoryButton entity="media" id={id} onRestored={() => undefined} />
        <RemoveButton isUsed={usedIn.length > 0} onRemove={onRemove} />
      </div>
      {usedIn.length > 0 && (
        <p className="small muted" id="media-kept">
          Удалить нельзя, пока файл где-то стоит: сначала уберите его оттуда.
        </p>
      )}
    </div>
  )
}

/** «Удалить» for those who may, while nothing uses the file. */
function RemoveButton({ isUsed, onRemove }: { isUsed: boolean; onRemove: () => void }) {
  return (
    <Allowed right="delete">
      <Button
        variant="danger"
        icon="trash"
        disabled={isUsed}
        aria-describedby={isUsed ? 'media-kept' : undefined}
        onClick={onRemove}
      >
        Удалить
      </Button>
    </Allowed>
  )
}

/** The records and drafts in which a file stands. */
function WhereUsed({ usedIn }: Pick<Media, 'usedIn'>) {
  return (
    <div>
      <h3>Где стоит</h3>
      {usedIn.length === 0 ? (
        <p className="small muted">Пока нигде.</p>
      ) : (
        <ul className="media-used">
          {usedIn.map((usage) => (
            <UsedIn key={`${usage.entity} ${usage.id}`} usage={usage} />
          ))}
        </ul>
      )}
    </div>
  )
}

function UsedIn({ usage: { entity, id, title, isDraft } }: { usage: MediaUsage }) {
  const address = formAddress(entity, id)
  const { noun } = RECORD_KINDS[entity]
  return (
    <li>
      {address ? <a href={address}>{title}</a> : <span>{title}</span>}
      <span className="muted">{isDraft ? `${noun}, черновик` : noun}</span>
    </li>
  )
}
