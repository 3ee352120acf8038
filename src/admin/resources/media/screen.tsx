import { useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadMedia } from '../../../api/staff-upload.ts'
import type { Media } from '../../../contract/content/media.ts'
import { STAFF_MATCH_PATH } from '../../../domain/site/staff-paths.ts'
import { describeFile } from '../../../lib/pictures/foreign-kinds.ts'
import { notMediaFile } from '../../../lib/pictures/upload-rules.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { FileButton, LIBRARY_PICTURES } from '../../kit/form/upload/file-button.tsx'
import { type Prepared, preparePicture, refuse } from '../../kit/form/upload/prepare-picture.ts'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { useDrop } from '../../kit/form/upload/use-drop.ts'
import { prepareDocument } from '../../kit/form/upload/use-upload.ts'
import { useUploads } from '../../kit/form/upload/use-uploads.ts'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { MEDIA_KEY, mediaQuery } from '../../parts/library/queries.ts'
import { Allowed } from '../../session/allowed.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { FilePanel } from './file-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FoundFiles } from './found-files.tsx'
import { summarise } from './summary.ts'
import { useMediaActions } from './use-media-actions.ts'
import { useMediaAddress } from './use-media-address.ts'
import '../../kit/form/upload/picture.css'
import './media.css'

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
  const query = useQuery(mediaQuery(useApi()))
  const queries = useQueryClient()
  const { q, filter, openId, set } = useMediaAddress()
  const { remove, removeAll } = useMediaActions()
  const { send, sending, errors, cancel } = useUploads({
    prepare: prepareFile,
    upload: uploadMedia,
    onUploaded: () => void queries.invalidateQueries({ queryKey: MEDIA_KEY }),
  })
  const drop = useDrop((files) => void send(files))
  const files = query.data ?? []
  const opened = files.find(({ id }) => id === openId)
  return (
    <div className={drop.isOver ? 'media media--over' : 'media'} {...drop.props}>
      <Screen
        title="Картинки и файлы"
        lead={query.data ? summarise(query.data) : undefined}
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
        <div className={opened ? 'media-cols' : undefined}>
          <ListPanel
            label="Картинки и файлы"
            query={query}
            failure={(error) => `Не удалось загрузить картинки: ${toReason(error)}`}
            filters={
              files.length > 0 && (
                <>
                  <SearchField
                    placeholder="Имя файла, описание, товар"
                    value={q}
                    onChange={(text) => set('q', text)}
                  />
                  <FilterChips files={files} current={filter?.name} onChoose={(name) => set('show', name)} />
                </>
              )
            }
          >
            {(all) => <FoundFiles files={all} onRemoveAll={(found) => void removeAll(found)} />}
          </ListPanel>
          {opened && (
            <OpenedFile
              file={opened}
              onRemove={() => void remove(opened).then((done) => done && set('file', ''))}
              onClose={() => set('file', '')}
            />
          )}
        </div>
      </Screen>
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

interface OpenedFileProps {
  file: Media
  onRemove: () => void
  onClose: () => void
}
