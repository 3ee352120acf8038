import { Fragment, useEffect, useRef } from 'react'
import { formatWhen, fromLocalInput } from '../../../../lib/moments.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { formatPercent } from '../../../kit/changes/change-values.ts'
import { WriteFailure } from '../../../kit/write/write-failure.tsx'
import { serverNow } from '../../../server-clock.ts'
import {
  countPrices,
  countRows,
  findExtremes,
  findJumps,
  formatAction,
  formatScope,
  type PreviewRow,
} from '../parts/price-text.ts'
import { isOfStation } from './bulk-values.ts'
import type { BulkChangeState } from './use-bulk-change.ts'

/** How many jumps are shown one by one. */
const SHOWN_JUMPS = 5

/** Confirmation of a bulk change, with a summary. */
export function BulkConfirm({ bulk, rows }: { bulk: BulkChangeState; rows: readonly PreviewRow[] }) {
  const { values, manufacturer, isRunning, failure, cancel, apply } = bulk
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  const { changed } = countRows(rows)
  const { modelLine, priceChange, changeType } = values
  const { text, name } = formatScope({ manufacturer, modelLine, isStation: isOfStation(values) })
  const at = fromLocalInput(values.effectiveAt)
  const action = `${at === null ? 'Изменить' : 'Запланировать'} ${countPrices(changed)}`
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
        Новые {text === 'все цены каталога' ? 'цены всего каталога' : text} {name}{' '}
        {at === null ? 'сразу появятся на сайте' : `появятся на сайте ${formatWhen(at, serverNow())}`}.
        Прежние можно будет вернуть одной кнопкой.
      </p>
      <Extremes rows={rows} />
    </Dialog>
  )
}

/** The prices to look at before the change: the lowest, the highest, jumps, and how many to check. */
function Extremes({ rows }: { rows: readonly PreviewRow[] }) {
  const { toCheck } = countRows(rows)
  const extremes = findExtremes(rows)
  const jumps = findJumps(rows)
  if (!extremes) return null
  return (
    <dl className="extremes num">
      <dt>Самая низкая</dt>
      <dd>
        <Step row={extremes.lowest} />
      </dd>
      <dt>Самая высокая</dt>
      <dd>
        <Step row={extremes.highest} />
      </dd>
      {jumps.length > 0 && (
        <>
          <dt>Больше чем на 20&nbsp;%</dt>
          <dd className="extremes__check">
            {jumps.length} {plural(jumps.length, ['цена', 'цены', 'цен'])}
          </dd>
          {jumps.slice(0, SHOWN_JUMPS).map((row) => (
            <Fragment key={row.id}>
              <dt>{formatPercent(row.oldPrice, row.newPrice)}</dt>
              <dd>
                <Step row={row} />
              </dd>
            </Fragment>
          ))}
          {jumps.length > SHOWN_JUMPS && (
            <>
              <dt>И ещё</dt>
              <dd>
                {jumps.length - SHOWN_JUMPS} {plural(jumps.length - SHOWN_JUMPS, ['цена', 'цены', 'цен'])}
              </dd>
            </>
          )}
        </>
      )}
      {toCheck > 0 && (
        <>
          <dt>Проверьте ещё раз</dt>
          <dd className="extremes__check">
            {toCheck} {plural(toCheck, ['цена', 'цены', 'цен'])}
          </dd>
        </>
      )}
    </dl>
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
