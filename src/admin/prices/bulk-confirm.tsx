import { useEffect, useRef } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WriteFailure } from '../write/write-failure.tsx'
import { isOfStation } from './bulk-values.ts'
import {
  countPrices,
  countRows,
  findExtremes,
  formatAction,
  formatScope,
  type PreviewRow,
} from './price-text.ts'
import type { BulkChangeState } from './use-bulk-change.ts'

/** Confirmation of a bulk change, with a summary. */
export function BulkConfirm({ bulk, rows }: { bulk: BulkChangeState; rows: readonly PreviewRow[] }) {
  const { values, manufacturer, isRunning, failure, cancel, apply } = bulk
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  const { changed, toCheck } = countRows(rows)
  const extremes = findExtremes(rows)
  const { modelLine, priceChange, changeType } = values
  const { text, name } = formatScope({ manufacturer, modelLine, isStation: isOfStation(values) })
  const action = `Изменить ${countPrices(changed)}`
  return (
    <Dialog
      open
      onClose={cancel}
      title={`${formatAction(changed, priceChange, changeType)}?`}
      footer={
        <>
          <WriteFailure error={failure} what="Цены остались прежними" button={action} />
          <Button ref={cancelButton} onClick={cancel}>
            Отмена
          </Button>
          <Button
            variant="main"
            isBusy={isRunning}
            aria-disabled={isRunning || undefined}
            onClick={() => void apply()}
          >
            {action}
          </Button>
        </>
      }
    >
      <p className="confirm">
        Новые {text === 'все цены каталога' ? 'цены всего каталога' : text} {name} сразу появятся на сайте.
        Прежние можно будет вернуть одной кнопкой.
      </p>
      {extremes && (
        <dl className="extremes num">
          <dt>Самая низкая</dt>
          <dd>
            <Step row={extremes.lowest} />
          </dd>
          <dt>Самая высокая</dt>
          <dd>
            <Step row={extremes.highest} />
          </dd>
          {toCheck > 0 && (
            <>
              <dt>Проверьте ещё раз</dt>
              <dd className="extremes__check">
                {toCheck} {plural(toCheck, ['цена', 'цены', 'цен'])}
              </dd>
            </>
          )}
        </dl>
      )}
    </Dialog>
  )
}

function Step({ row: { name, oldPrice, newPrice } }: { row: PreviewRow }) {
  return (
    <>
      {formatMoney(oldPrice ?? 0)} → <b>{formatMoney(newPrice ?? 0)}</b>
      <small>{name}</small>
    </>
  )
}
