import { useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadMedia } from '../../../api/staff-upload.ts'
import type { Media, MediaSummary } from '../../../contract/content/media.ts'
import { STAFF_MATCH_PATH } from '../../../domain/site/staff-paths.ts'
import { describeFile } from '../../../lib/pictures/foreign-kinds.ts'
import { notMediaFile } from '../../../lib/pictures/upload-rules.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { Panel } from '../../../ui/panel.tsx'
import { FileButton, LIBRARY_PICTURES } from '../../kit/form/upload/file-button.tsx'
import { type Prepared, preparePicture, refuse } from '../../kit/form/upload/prepare-picture.ts'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { useDrop } from '../../kit/form/upload/use-drop.ts'
import { prepareDocument } from '../../kit/form/upload/use-upload.ts'
import { useUploads } from '../../kit/form/upload/use-uploads.ts'
import { LateList } from '../../kit/table/late-list.tsx'
import { isLarge, toListed, type WholeOr } from '../../kit/table/whole-list.ts'
import { MEDIA_FAILED, MEDIA_KEY, mediaQuery } from '../../parts/library/queries.ts'
import { Allowed } from '../../session/allowed.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { FoundFiles } from './found-files.tsx'
import { LibraryPanel } from './library-panel.tsx'
import { summarise, toFigures } from './summary.ts'
import { useMediaAddress } from './use-media-address.ts'
import '../../kit/form/upload/picture.css'
import './media.css'

const inPartsCode = lazyModule(
  'files-in-parts',
  async () => (await import('./files-in-parts.tsx')).FilesInParts,
)

/** What the library takes, for the file picker. */
const ACCEPT = `${LIBRARY_PICTURES},application/pdf`

/** Makes a file ready for the library: a picture as everywhere, a document as it is. */
async function prepareFile(file: File): Promise<Prepared> {
  if (file.type === 'application/pdf') return prepareDocument(file)
  const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
  return isPicture ? preparePicture(file) : refuse(notMediaFile(file.name), await describeFile(file))
}

/** Screen of pictures and documents: search, filters and the open file stand in the address. */
export function Component() {
  const { data } = useQuery(mediaQuery(useApi()))
  const queries = useQueryClient()
  const { send, sending, errors, cancel } = useUploads({
    prepare: prepareFile,
    upload: uploadMedia,
    onUploaded: () => void queries.invalidateQueries({ queryKey: MEDIA_KEY }),
  })
  const drop = useDrop((files) => void send(files))
  return (
    <div className={drop.isOver ? 'media media--over' : 'media'} {...drop.props}>
      <Screen
        title="Картинки и файлы"
        lead={data ? summarise(toFigures(data)) : undefined}
        actions={
          <>
            <Allowed right="catalogue">
              <LinkButton href={STAFF_MATCH_PATH} icon="tank">
                Картинки товарам
              </LinkButton>
            </Allowed>
            <FileButton
              label="Загрузить"
              of="картинки и документы"
              variant="main"
              accept={ACCEPT}
              multiple
              isBusy={sending !== null}
              onFiles={(chosen) => void send(chosen)}
            />
          </>
        }
      >
        {(sending || errors.length > 0) && (
          <Panel className="media-sending">
            {sending && <UploadProgress sending={sending} onCancel={cancel} />}
            <UploadErrors errors={errors} />
          </Panel>
        )}
        <Library list={data} />
      </Screen>
    </div>
  )
}

/** The library, of which a large one comes in parts. */
function Library({ list }: { list: WholeOr<Media, MediaSummary> | undefined }) {
  const code = inPartsCode.useModule(isLarge(list))
  if (!isLarge(list)) return <AllFiles />
  const FilesInParts = code.module
  if (FilesInParts) return <FilesInParts summary={list} />
  return <LateList code={code} failure={MEDIA_FAILED} />
}

/** All files, searched and filtered in the browser. */
function AllFiles() {
  const query = useQuery({ ...mediaQuery(useApi()), select: toListed })
  const { openId } = useMediaAddress()
  return (
    <LibraryPanel
      query={query}
      figures={query.data && toFigures(query.data)}
      opened={query.data?.find(({ id }) => id === openId)}
    >
      {(files) => <FoundFiles files={files} />}
    </LibraryPanel>
  )
}
