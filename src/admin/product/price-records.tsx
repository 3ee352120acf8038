import { useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../contract/prices.ts'
import { formatWhen } from '../../lib/moments.ts'
import { formatMoney } from '../../lib/money.ts'
import { priceHistoryQuery } from '../queries.ts'
import { ErrorState } from '../shell/error-state.tsx'
import { useNow } from '../shell/use-now.ts'
import { useApi } from '../staff.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { toReason } from '../write/failure-messages.ts'
import { formatDifference } from './difference.ts'
import './price-records.css'

const SOURCE_LABELS: Readonly<Record<PriceRecord['source'], string>> = {
  form: 'в форме товара',
  single: 'индивидуальное обновление',
  bulk: 'массовое обновление',
  undo: 'возврат прежних цен',
}

/** Price history of a product: time, old and new price, actor and source. */
export function PriceRecords({ productId }: { productId: number }) {
  const { data, isError, error, refetch } = useQuery(priceHistoryQuery(useApi(), productId))
  if (data?.length === 0) return <p className="records__none">Цену этого товара здесь ещё не меняли.</p>
  if (data) {
    return (
      <ol className="records">
        {data.map((record) => (
          <Entry key={record.id} record={record} />
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

function Entry({ record }: { record: PriceRecord }) {
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
    </li>
  )
}

function formatRecordedPrice(kopecks: number | null): string {
  return kopecks === null ? 'нет цены' : formatMoney(kopecks)
}
