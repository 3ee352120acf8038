import { useQuery } from '@tanstack/react-query'
import type { PriceRecord } from '../../contract/prices.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { useApi } from '../staff.ts'
import { priceHistoryQuery } from './queries.ts'

const REASONS: Readonly<Record<PriceRecord['source'], string>> = {
  form: 'карточка товара',
  single: 'вкладка цен',
  bulk: 'массовое изменение',
  undo: 'возврат прежних цен',
}

/** What the product has cost: when, from what to what, who and why. */
export function PriceHistory({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(priceHistoryQuery(useApi(), id))
  return (
    <section className="price-history" aria-label="История цен">
      <h3>История цен</h3>
      {isError && (
        <p>
          Не удалось загрузить историю цен.{' '}
          <button type="button" className="btn btn--quiet" onClick={() => void refetch()}>
            Повторить
          </button>
        </p>
      )}
      {data?.length === 0 && <p>Цену ещё не меняли.</p>}
      {data && data.length > 0 && (
        <ol>
          {data.map((record) => (
            <li key={record.id}>
              <span>{formatDate(record.changedAt, true)}</span>
              <b>
                <Change from={record.oldPrice} to={record.newPrice} />
              </b>
              {record.oldInstallationPrice !== record.newInstallationPrice && (
                <span>
                  установка: <Change from={record.oldInstallationPrice} to={record.newInstallationPrice} />
                </span>
              )}
              <span>
                {record.actorName}, {REASONS[record.source]}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Change({ from, to }: { from: number | null; to: number | null }) {
  if (from === to) return sayPrice(to)
  return (
    <>
      {sayPrice(from)} → {sayPrice(to)}
    </>
  )
}

function sayPrice(kopecks: number | null): string {
  return kopecks === null ? 'нет цены' : formatMoney(kopecks)
}
