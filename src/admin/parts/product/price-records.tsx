import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { PriceRecord } from '../../../contract/catalogue/prices.ts'
import type { StaffListedProduct } from '../../../contract/catalogue/products.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { useKeptFocus } from '../../kit/write/use-kept-focus.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { priceHistoryQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { formatDifference } from './difference.ts'
import { confirmFormerPrices } from './price-question.ts'
import { hasFormerPrice, UNDO_PRICE, useUndoPrice } from './use-undo-price.ts'
import './price-records.css'

const SOURCE_LABELS: Readonly<Record<PriceRecord['source'], string>> = {
  form: 'в форме товара',
  single: 'индивидуальное обновление',
  bulk: 'массовое обновление',
  undo: 'возврат прежних цен',
}

/** Price history of a product: time, old and new price, actor and source; with the product as it is seen the newest can be taken back. */
export function PriceRecords({ productId, seen }: PriceRecordsProps) {
  const { data, isError, error, refetch } = useQuery(priceHistoryQuery(useApi(), productId))
  const list = useRef<HTMLOListElement>(null)
  const kept = useKeptFocus(list)
  if (data?.length === 0) return <p className="records__none">Цену этого товара здесь ещё не меняли.</p>
  if (data) {
    return (
      <ol className="records" ref={list} {...kept}>
        {data.map((record, index) => (
          <Entry key={record.id} record={record}>
            {seen && index === 0 && hasFormerPrice(record) && <Undo record={record} seen={seen} />}
          </Entry>
        ))}
      </ol>
    )
  }
  if (!isError) return <TableSkeleton />
  return (
    <ErrorState
      text={`Не удалось загрузить историю цены: ${toReason(error)}`}
      onRetry={() => void refetch()}
    />
  )
}

interface PriceRecordsProps {
  productId: number
  seen?: Seen
}

type Seen = Pick<StaffListedProduct, 'id' | 'name' | 'version'>

function Entry({ record, children }: { record: PriceRecord; children?: ReactNode }) {
  const now = useNow()
  const { oldPrice, newPrice, oldInstallationPrice, newInstallationPrice, actorName, changedAt, source } =
    record
  return (
    <li>
      <p className="num">
        {formatRecordedPrice(oldPrice)} → <b>{formatRecordedPrice(newPrice)}</b>
        {oldPrice !== null && newPrice !== null && oldPrice !== newPrice && (
          <span>{formatDifference(newPrice - oldPrice)}</span>
        )}
      </p>
      {oldInstallationPrice !== newInstallationPrice && (
        <p className="num">
          Монтаж: {formatRecordedPrice(oldInstallationPrice)} → {formatRecordedPrice(newInstallationPrice)}
        </p>
      )}
      <small>
        <time dateTime={changedAt}>{formatWhen(changedAt, now)}</time>, {actorName}, {SOURCE_LABELS[source]}
      </small>
      {children}
    </li>
  )
}

/** Takes an entry back, after a question where that changes the price oddly: it may have stood for months. */
function Undo({ record, seen: { id: productId, name, version } }: { record: PriceRecord; seen: Seen }) {
  const { undo, isRunning, error } = useUndoPrice()
  const { id, oldPrice, newPrice, oldInstallationPrice, newInstallationPrice } = record
  const askAndUndo = async () => {
    const now = { price: newPrice, installationPrice: newInstallationPrice }
    const then = { name, price: oldPrice, installationPrice: oldInstallationPrice }
    if (await confirmFormerPrices(now, then)) await undo({ productId, id, version })
  }
  return (
    <div className="records__undo">
      <Button
        size="small"
        icon="undo"
        isBusy={isRunning}
        aria-disabled={isRunning || undefined}
        onClick={() => void askAndUndo()}
      >
        {UNDO_PRICE}
      </Button>
      <WriteFailure error={error} what="Цена осталась новой" button={UNDO_PRICE} />
    </div>
  )
}

function formatRecordedPrice(kopecks: number | null): string {
  return kopecks === null ? 'нет цены' : formatMoney(kopecks)
}
