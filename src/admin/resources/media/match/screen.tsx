import { useId } from 'react'
import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { FileButton, LIBRARY_PICTURES } from '../../../kit/form/upload/file-button.tsx'
import { UploadErrors } from '../../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../../kit/form/upload/upload-progress.tsx'
import { useDrop } from '../../../kit/form/upload/use-drop.ts'
import { confirmAction } from '../../../kit/write/confirm-action.ts'
import { Screen } from '../../../shell/screen.tsx'
import { MatchRowView } from './match-row.tsx'
import { type MatchedProduct, type MatchRow, toItems } from './rows.ts'
import { useKnownProducts } from './use-known-products.ts'
import { useMatch } from './use-match.ts'
import { usePlace } from './use-place.ts'
import '../../../kit/form/upload/picture.css'
import './match.css'

const ACCEPT = `${LIBRARY_PICTURES},.zip,application/zip`

/** Screen of pictures in bulk: files find their products by name, are looked over, and are then given to them. */
export function Component() {
  const match = useMatch()
  const { products: known, offered, search } = useKnownProducts(match.products)
  const place = usePlace()
  const drop = useDrop((files) => void match.send(files))
  const items = toItems(match.rows, known)
  const count = new Set(items.map(({ productId }) => productId)).size
  const apply = async () => {
    const { left } = await place.run(items)
    const stayed = new Set(left.map(({ id }) => id))
    match.forget(
      new Set(items.filter(({ productId }) => !stayed.has(productId)).map(({ mediaId }) => mediaId)),
    )
  }
  const confirm = () =>
    confirmAction({
      title: 'Поставить картинки?',
      text: 'Прежние картинки сдвинутся дальше; что не поместится в пять, останется в библиотеке.',
      subject: `${items.length} ${plural(items.length, PICTURES)}, ${count} ${plural(count, PRODUCTS)}`,
      confirmLabel: 'Поставить',
      cancelLabel: 'Отмена',
      onConfirm: apply,
      failed: 'Не поставлено',
    })
  return (
    <Screen
      isForm
      title="Картинки товарам"
      lead="Товар находится по имени файла: название, артикул или slug. «ТОПАС-5ПР.jpg» — Топас 5 Пр, «topas-5_2.jpg» — вторая картинка Топаса 5."
    >
      <Panel className="match" {...drop.props}>
        <div className={drop.isOver ? 'match__drop match__drop--over' : 'match__drop'}>
          <Icon name="upload" />
          <div>
            <b>Перетащите сюда картинки или архив ZIP</b>
            <p className="small muted">Сразу много, архив до 100 МБ. Фото с телефона уменьшатся сами.</p>
          </div>
          <FileButton
            label="Выбрать файлы"
            of="картинки товаров"
            variant={match.rows.length === 0 ? 'main' : 'line'}
            accept={ACCEPT}
            multiple
            isBusy={match.sending !== null}
            onFiles={(files) => void match.send(files)}
          />
        </div>
        {match.sending && <UploadProgress sending={match.sending} onCancel={match.cancel} />}
        <UploadErrors errors={match.errors} />
        {match.rows.length > 0 && (
          <>
            <MatchRows
              rows={match.rows}
              products={known}
              offered={offered}
              onType={search}
              onChange={match.change}
            />
            <div className="row">
              <Button
                variant="main"
                icon="check"
                isBusy={place.isRunning}
                disabled={items.length === 0 || place.isRunning}
                onClick={() => void confirm()}
              >
                {`Поставить: ${items.length}`}
              </Button>
              <Button onClick={() => match.forget()}>Оставить в библиотеке</Button>
            </div>
          </>
        )}
      </Panel>
    </Screen>
  )
}

/** How many pictures have found a product, and each of them with its own. */
function MatchRows({ rows, products, offered, onType, onChange }: MatchRowsProps) {
  const listId = useId()
  const waiting = rows.filter(({ productId }) => productId === null).length
  return (
    <>
      <p role="status">
        {`Найдено: ${rows.length - waiting} из ${rows.length}.`}
        {waiting > 0 && <span> Остальным выберите товар сами или оставьте их в библиотеке.</span>}
      </p>
      <datalist id={listId}>
        {[...new Set(offered)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className="match__rows">
        {rows.map((row) => (
          <MatchRowView
            key={row.mediaId}
            row={row}
            products={products}
            listId={listId}
            onType={onType}
            onChange={(changes) => onChange(row.mediaId, changes)}
          />
        ))}
      </ul>
    </>
  )
}

interface MatchRowsProps {
  rows: readonly MatchRow[]
  products: readonly MatchedProduct[]
  /** Names to offer where one is typed. */
  offered: readonly string[]
  onType: (text: string) => void
  onChange: (mediaId: number, changes: Partial<MatchRow>) => void
}

const PICTURES = ['картинка', 'картинки', 'картинок'] as const
const PRODUCTS = ['товар', 'товара', 'товаров'] as const
