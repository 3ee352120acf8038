import type { Import } from '../../../contract/catalogue/imports.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { useNow } from '../../shell/use-now.ts'
import { BeyondNote } from './beyond-note.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { CommitBar } from './commit-bar.tsx'
import { FileBar } from './file-bar.tsx'
import { ImportProgress } from './import-progress.tsx'
import { isWorking } from './queries.ts'
import { countRowsOf } from './words.ts'

/** Second step: what each row would change, and the button that applies it. */
export function CheckStep({ found, onBack }: { found: Import; onBack: () => void }) {
  const { state, message, counts, progress, sheet, checkedAt } = found
  const now = useNow()
  const total = counts.new + counts.changed + counts.same + counts.error
  const about = [
    found.format === 'xlsx' && sheet ? `лист «${sheet}»` : null,
    state === 'checked' ? countRowsOf(total) : null,
    checkedAt && state === 'checked' ? `проверено ${formatWhen(checkedAt, now)}` : null,
  ]
  return (
    <Panel as="section" aria-label="Проверка" className="import-panel">
      <FileBar name={found.name} about={about.filter(Boolean).join(' · ')}>
        {!isWorking(state) && (
          <Button icon="arrow-left" onClick={onBack}>
            К столбцам
          </Button>
        )}
      </FileBar>
      {isWorking(state) && (
        <ImportProgress doing={state === 'checking' ? 'Проверяем' : 'Применяем'} percent={progress}>
          <p className="muted">Можно закрыть страницу: работа продолжится, а итог будет по этому адресу.</p>
        </ImportProgress>
      )}
      {state === 'failed' && <ErrorState text={message ?? 'Не вышло'} retry="К столбцам" onRetry={onBack} />}
      {state === 'checked' && (
        <>
          {message && (
            <Note tone="warn">
              <p>{message}</p>
            </Note>
          )}
          <BeyondNote count={counts.beyond ?? 0} />
          <CheckedRows found={found} />
          <CommitBar found={found} />
        </>
      )}
    </Panel>
  )
}
