import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import { countPrices, countRows, type PreviewRow } from '../parts/price-text.ts'

/** Sticky bar below the preview: summary and apply button. */
export function BulkBar({ formId, rows, isBusy, isPlanned }: BulkBarProps) {
  const { changed, toCheck, skipped } = countRows(rows)
  const isUnchanged = rows.length > 0 && changed === 0
  return (
    <div className="bulk-bar">
      <p className="bulk-bar__facts num" role="status">
        {isUnchanged && <span>Ни одна цена не изменится</span>}
        {changed > 0 && (
          <span>
            {plural(changed, ['Изменится', 'Изменятся', 'Изменится'])} <b>{changed}</b>
          </span>
        )}
        {toCheck > 0 && (
          <span className="bulk-bar__check">
            Проверить <b>{toCheck}</b>
          </span>
        )}
        {skipped > 0 && (
          <span className="bulk-bar__skip">
            Пропустим <b>{skipped}</b>
          </span>
        )}
      </p>
      <Button
        variant="main"
        type="submit"
        isBusy={isBusy}
        form={formId}
        aria-disabled={isBusy || isUnchanged || undefined}
        title="Ctrl+S"
      >
        {isPlanned ? 'Запланировать' : 'Изменить'} {changed > 0 ? countPrices(changed) : 'цены'}
      </Button>
    </div>
  )
}

interface BulkBarProps {
  /** Id of the form that the button submits. */
  formId: string
  rows: readonly PreviewRow[]
  /** True while the preview is loading. */
  isBusy: boolean
  /** The change waits for its hour. */
  isPlanned: boolean
}
