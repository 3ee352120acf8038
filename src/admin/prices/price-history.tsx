import { useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../contract/prices.ts'
import type { Product } from '../../contract/products.ts'
import { formatMoney } from '../../lib/money.ts'
import { toReason } from '../form/use-write.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useNow } from '../shell/use-now.ts'
import { useApi } from '../staff.ts'
import { TableSkeleton } from '../table/table-skeleton.tsx'
import { sayMoment } from './moment-words.ts'
import { formatDifference, SOURCE_WORDS } from './price-words.ts'
import { priceHistoryQuery } from './queries.ts'

/** Who changed the chosen product's prices, when, and from what to what. */
export function PriceHistory({ product }: { product: Product }) {
  const { data, isError, error, refetch } = useQuery(priceHistoryQuery(useApi(), product.id))
  return (
    <section className="panel history" aria-labelledby="history">
      <div className="panel__h">
        <h2 id="history">История цены</h2>
      </div>
      {data && data.length > 0 && (
        <ol>
          {data.map((record) => (
            <Entry key={record.id} record={record} />
          ))}
        </ol>
      )}
      {data?.length === 0 && <p className="history__none">Цену этого товара здесь ещё не меняли.</p>}
      {isError && !data && (
        <LoadFailure
          text={`Не удалось загрузить историю цены: ${toReason(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <TableSkeleton />}
    </section>
  )
}

function Entry({ record }: { record: PriceRecord }) {
  const now = useNow()
  const { oldPrice, newPrice, oldInstallationPrice, newInstallationPrice, actorName, changedAt, source } =
    record
  return (
    <li>
      <p className="num">
        {sayPrice(oldPrice)} → <b>{sayPrice(newPrice)}</b>
        {oldPrice !== null && newPrice !== null && oldPrice !== newPrice && (
          <span>{formatDifference(newPrice - oldPrice)}</span>
        )}
      </p>
      {oldInstallationPrice !== newInstallationPrice && (
        <p className="num">
          Монтаж: {sayPrice(oldInstallationPrice)} → {sayPrice(newInstallationPrice)}
        </p>
      )}
      <small>
        <time dateTime={changedAt}>{sayMoment(changedAt, now)}</time>, {actorName}, {SOURCE_WORDS[source]}
      </small>
    </li>
  )
}

function sayPrice(kopecks: number | null): string {
  return kopecks === null ? 'нет цены' : formatMoney(kopecks)
}
