import { useQuery, useQueryClient } from '@tanstack/react-query'
import { uploadMedia } from '../../../api/staff-upload.ts'
import { STAFF_MATCH_PATH } from '../../../domain/site/staff-paths.ts'
import { parseId } from '../../../lib/numbers.ts'
import { describeFile } from '../../../lib/pictures/foreign-kinds.ts'
import { MAX_DOCUMENT_BYTES, notMediaFile, tooLargeDocument } from '../../../lib/pictures/upload-rules.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { FileButton } from '../../kit/form/upload/file-button.tsx'
import { type Prepared, preparePicture, refuse } from '../../kit/form/upload/prepare-picture.ts'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { useDrop } from '../../kit/form/upload/use-drop.ts'
import { useUploads } from '../../kit/form/upload/use-uploads.ts'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { FileTile } from '../../parts/library/file-tile.tsx'
import { findFiles } from '../../parts/library/find-files.ts'
import { MEDIA_KEY, mediaQuery } from '../../parts/library/queries.ts'
import { Tiles } from '../../parts/library/tiles.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { FilePanel } from './file-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import { findFilter } from './filters.ts'
import { summarise } from './summary.ts'
import { useMediaActions } from './use-media-actions.ts'
import '../../kit/form/upload/picture.css'
import './media.css'

/** What the library takes, for the file picker. */
const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp,.heic,.heif,application/pdf'

/** Makes a file ready for the library: a picture as everywhere, a document as it is. */
async function prepareFile(file: File): Promise<Prepared> {
  if (file.type === 'application/pdf') {
    const isTooLarge = file.size > MAX_DOCUMENT_BYTES
    return isTooLarge ? refuse(tooLargeDocument(file.name)) : { file, problem: null }
  }
  const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
  return isPicture ? preparePicture(file) : refuse(notMediaFile(file.name), await describeFile(file))
}

/** Screen of pictures and documents: search, filters and the open file stand in the address. */
export function Component() {
  const query = useQuery(mediaQuery(useApi()))
  const queries = useQueryClient()
  const { search, change } = useAddress()
  const { remove, removeAll } = useMediaActions()
  const { send, sending, errors, cancel } = useUploads({
    prepare: prepareFile,
    upload: uploadMedia,
    onUploaded: () => void queries.invalidateQueries({ queryKey: MEDIA_KEY }),
  })
  const drop = useDrop((files) => void send(files))
  const set = (name: string, value: string) =>
    change((now) => withParameter(now, name, value), { replace: true })
  const files = query.data ?? []
  const q = search.get('q') ?? ''
  const filter = findFilter(search.get('show'))
  const openId = parseId(search.get('file') ?? '')
  const opened = files.find(({ id }) => id === openId)
  const choose = (id: number) => `?${withParameter(search, 'file', String(id))}`
  return (
    <div className={drop.isOver ? 'media media--over' : 'media'} {...drop.props}>
      <Screen
        title="Картинки и файлы"
        lead={query.data ? summarise(query.data) : undefined}
        actions={
          <>
            <LinkButton href={STAFF_MATCH_PATH} icon="tank">
              Картинки товарам
            </LinkButton>
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
            {(all) => {
              const found = findFiles(filter ? all.filter(filter.matches) : all, q)
              if (all.length === 0)
                return (
                  <NoRows
                    title="Файлов пока нет"
                    text="Перетащите сюда картинки или документы PDF, сразу много."
                  />
                )
              if (found.length === 0)
                return (
                  <NoRows
                    title="Ничего не нашлось"
                    text="Попробуйте другое слово или снимите отбор."
                    actions={
                      <Button onClick={() => change(() => new URLSearchParams(), { replace: true })}>
                        Показать всё
                      </Button>
                    }
                  />
                )
              return (
                <div className="media-grid">
                  {filter?.name === 'unused' && (
                    <div className="media-grid__bulk">
                      <p className="small muted">Этого нет ни в одной записи и ни в одном черновике.</p>
                      <Button variant="danger" icon="trash" onClick={() => void removeAll(found)}>
                        {`Удалить все: ${found.length}`}
                      </Button>
                    </div>
                  )}
                  <Tiles key={`${filter?.name} ${q}`} files={found}>
                    {(file) => (
                      <a
                        className="tile"
                        href={choose(file.id)}
                        aria-current={file.id === openId ? 'true' : undefined}
                        data-stay
                      >
                        <FileTile file={file} />
                      </a>
                    )}
                  </Tiles>
                </div>
              )
            }}
          </ListPanel>
          {opened && (
            <Panel as="aside" aria-labelledby="media-file" className="media-aside">
              <PanelHead id="media-file" title={opened.name}>
                <Button
                  variant="quiet"
                  isSquare
                  icon="close"
                  aria-label="Закрыть"
                  onClick={() => set('file', '')}
                />
              </PanelHead>
              <FilePanel
                key={opened.id}
                file={opened}
                onRemove={() => void remove(opened).then((done) => done && set('file', ''))}
              />
            </Panel>
          )}
        </div>
      </Screen>
    </div>
  )
}
