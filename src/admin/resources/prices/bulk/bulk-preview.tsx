import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Panel } from '../../../../ui/panel.tsx'
import { Segments } from '../../../kit/segments.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { toWhole } from '../../../parts/product/product-list.ts'
import { productsQuery } from '../../../queries.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useApi } from '../../../staff.ts'
import { remarkOf } from '../parts/price-text.ts'
import { BulkBar } from './bulk-bar.tsx'
import { createPreviewColumns } from './preview-columns.tsx'
import type { BulkChangeState } from './use-bulk-change.ts'

/** Preview of a bulk change: old price, new price, difference and remarks. Changes nothing. */
export function BulkPreviewSection({ bulk, formId }: { bulk: BulkChangeState; formId: string }) {
  const { preview, isFresh, isOutdated } = bulk
  // Of a large catalogue the rows have no pictures.
  const products = toWhole(useQuery(productsQuery(useApi())).data)
  const [shown, setShown] = useState<'all' | 'noted'>('all')
  const columns = useMemo(() => createPreviewColumns(products ?? []), [products])
  const rows = preview.data?.rows ?? []
  const remarked = rows.filter((row) => remarkOf(row) !== null)
  return (
    <section className="preview" aria-labelledby="preview" aria-busy={!isFresh}>
      <div className="preview__h">
        <div>
          <h2 id="preview">Что получится</h2>
          {isOutdated ? (
            <p className="preview__outdated" role="alert">
              Пока вы смотрели, цены или список товаров изменились. Таблица обновлена, проверьте её ещё раз.
            </p>
          ) : (
            <p>Пока ничего не изменено.</p>
          )}
        </div>
        <Segments
          label="Какие строки показать"
          isLabelHidden
          options={[
            { value: 'all', label: 'Все', count: rows.length },
            { value: 'noted', label: 'С пометкой', count: remarked.length },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <Panel className={isFresh || preview.isError ? undefined : 'is-counting'}>
        {preview.isError ? (
          <ErrorState
            text={`Не удалось рассчитать новые цены: ${toReason(preview.error)}`}
            onRetry={() => void preview.refetch()}
          />
        ) : !preview.data ? (
          <TableSkeleton />
        ) : rows.length === 0 ? (
          <NoRows title="Товары не найдены" text="Выберите другого производителя или другую линейку." />
        ) : (
          <DataTable
            caption="Предпросмотр новых цен"
            className="table--prices"
            columns={columns}
            rows={shown === 'all' ? rows : remarked}
            toKey={({ id }) => id}
            toRowClass={({ skipped }) => (skipped ? 'is-skipped' : undefined)}
          />
        )}
        {!preview.isError && (
          <BulkBar formId={formId} rows={rows} isBusy={!isFresh} isPlanned={bulk.values.effectiveAt !== ''} />
        )}
      </Panel>
    </section>
  )
}
