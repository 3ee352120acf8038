import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import { countPrices, type PreviewFigures } from '../parts/price-text.ts'

/** Sticky bar below the preview: summary and apply button. */
export function BulkBar({ formId, figures, isBusy, isPlanned }: BulkBarProps) {
  const { total, changed, toCheck, skipped } = figures
  const isUnchanged = total > 0 && changed === 0
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
  figures: PreviewFigures
  /** True while the preview is loading. */
  isBusy: boolean
  /** The change waits for its hour. */
  isPlanned: boolean
}
