import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isNoted } from '../../../../domain/price/bulk-figures.ts'
import { lazyModule } from '../../../../ui/loading/lazy-module.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Segments } from '../../../kit/segments.tsx'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { toWhole } from '../../../kit/table/whole-list.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { PRODUCTS_FAILED, productsQuery } from '../../../queries.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useApi } from '../../../staff.ts'
import { BulkBar } from './bulk-bar.tsx'
import { PreviewTable } from './preview-table.tsx'
import type { BulkChangeState } from './use-bulk-change.ts'

const inPartsCode = lazyModule(
  'preview-in-parts',
  async () => (await import('./preview-in-parts.tsx')).PreviewInParts,
)

/** Preview of a bulk change: old price, new price, difference and remarks. Changes nothing. */
export function BulkPreviewSection({ bulk, formId }: { bulk: BulkChangeState; formId: string }) {
  const { preview, figures, isFresh, isOutdated } = bulk
  const [shown, setShown] = useState<'all' | 'noted'>('all')
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
            { value: 'all', label: 'Все', count: figures.total },
            { value: 'noted', label: 'С пометкой', count: figures.noted },
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
        ) : (
          <PreviewRows bulk={bulk} isNotedOnly={shown === 'noted'} />
        )}
        {!preview.isError && (
          <BulkBar
            formId={formId}
            figures={figures}
            isBusy={!isFresh}
            isPlanned={bulk.values.effectiveAt !== ''}
          />
        )}
      </Panel>
    </section>
  )
}

/** The rows, all at once or, of very many products, in parts. */
function PreviewRows({ bulk, isNotedOnly }: { bulk: BulkChangeState; isNotedOnly: boolean }) {
  // Of a large catalogue rows that come all at once have no pictures.
  const products = toWhole(useQuery(productsQuery(useApi())).data)
  const { data } = bulk.preview
  const code = inPartsCode.useModule(data !== undefined && !('rows' in data))
  if (!data) return <TableSkeleton />
  if (bulk.figures.total === 0)
    return <NoRows title="Товары не найдены" text="Выберите другого производителя или другую линейку." />
  if ('rows' in data)
    return (
      <PreviewTable rows={isNotedOnly ? data.rows.filter(isNoted) : data.rows} products={products ?? []} />
    )
  const PreviewInParts = code.module
  if (PreviewInParts)
    return <PreviewInParts preview={data} isNotedOnly={isNotedOnly} onOutdated={bulk.renew} />
  return code.hasFailed ? (
    <ErrorState text={PRODUCTS_FAILED} onRetry={() => void code.retry()} />
  ) : (
    <TableSkeleton />
  )
}
