import type { Media } from '../../../contract/content/media.ts'
import { formatBytes } from '../../../lib/bytes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import './library.css'

/** Picture of a file, its name, and where it stands. */
export function FileTile({ file }: { file: Media }) {
  return (
    <>
      <FilePicture file={file} />
      <span className="tile__text">
        <b title={file.name}>{file.name}</b>
        <span className={file.usedIn.length === 0 ? 'tile__free' : undefined}>{describePlace(file)}</span>
      </span>
    </>
  )
}

/** The picture of a file; a sign for a document. */
export function FilePicture({ file: { url, kind } }: { file: Pick<Media, 'url' | 'kind'> }) {
  return (
    <span className={kind === 'document' ? 'tile__pic tile__pic--document' : 'tile__pic'}>
      {kind === 'document' ? (
        <Icon name="file" />
      ) : (
        <Picture src={url} alt="" sizes="12rem" width={192} height={144} />
      )}
    </span>
  )
}

/** «Топас 5 и ещё 2»; of a document its size too. */
function describePlace({ usedIn, kind, bytes }: Media): string {
  const [first, ...more] = usedIn
  const place = first ? `${first.title}${more.length > 0 ? ` и ещё ${more.length}` : ''}` : 'Нигде не стоит'
  return kind === 'document' && bytes !== null ? `${place} · ${formatBytes(bytes)}` : place
}
