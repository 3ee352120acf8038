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
  formatAction,
  formatScope,
  type PreviewFigures,
  type PreviewRow,
} from '../parts/price-text.ts'
import { isOfStation } from './bulk-values.ts'
import type { BulkChangeState } from './use-bulk-change.ts'

/** Confirmation of a bulk change, with a summary. */
export function BulkConfirm({ bulk, figures }: { bulk: BulkChangeState; figures: PreviewFigures }) {
  const { values, manufacturer, isRunning, failure, cancel, apply } = bulk
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  const { changed } = figures
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
      <Extremes figures={figures} />
    </Dialog>
  )
}

/** The prices to look at before the change: the lowest, the highest, jumps, and how many to check. */
function Extremes({ figures }: { figures: PreviewFigures }) {
  const { toCheck, lowest, highest, jumps, largestJumps } = figures
  const more = jumps - largestJumps.length
  if (!lowest || !highest) return null
  return (
    <dl className="extremes num">
      <dt>Самая низкая</dt>
      <dd>
        <Step row={lowest} />
      </dd>
      <dt>Самая высокая</dt>
      <dd>
        <Step row={highest} />
      </dd>
      {jumps > 0 && (
        <>
          <dt>Больше чем на 20&nbsp;%</dt>
          <dd className="extremes__check">
            {jumps} {plural(jumps, ['цена', 'цены', 'цен'])}
          </dd>
          {largestJumps.map((row) => (
            <Fragment key={row.id}>
              <dt>{formatPercent(row.oldPrice, row.newPrice)}</dt>
              <dd>
                <Step row={row} />
              </dd>
            </Fragment>
          ))}
          {more > 0 && (
            <>
              <dt>И ещё</dt>
              <dd>
                {more} {plural(more, ['цена', 'цены', 'цен'])}
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
