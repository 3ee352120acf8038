import { useQuery } from '@tanstack/react-query'
import type { Import } from '../../../contract/catalogue/imports.ts'
import { countWritten } from '../../../domain/catalogue/import-rules.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { Jumps } from './jumps.tsx'
import { IMPORTS_KEY, jumpsQuery } from './queries.ts'
import { useMayTakeBack } from './use-undo-import.tsx'
import { rowsToApply } from './words.ts'

/** Sticky bar below the dry run: what would happen, and the button that does it after a question. */
export function CommitBar({ found }: { found: Import }) {
  const api = useApi()
  const { counts, missing } = found
  const count = countWritten(found)
  const action = `Применить ${rowsToApply(count)}`
  const { run, isRunning } = useWrite({
    call: (id: number) => api.imports.apply({ id }),
    success: null,
    failure: (reason) => `Не удалось применить: ${reason}`,
    refresh: [IMPORTS_KEY],
  })
  const { readJumps, isReading } = useJumps(found)
  const mayTakeBack = useMayTakeBack()
  const isBusy = isRunning || isReading
  const apply = async () => {
    const { warning } = counts
    const jumps = await readJumps()
    void confirmAction({
      title: `${action}?`,
      subject: found.name,
      text: formatConsequences({ warning, isKnown: jumps !== null, mayTakeBack: mayTakeBack(found) }),
      ...(jumps !== null && jumps.length > 0 && { details: <Jumps rows={jumps} /> }),
      confirmLabel: action,
      cancelLabel: 'Отмена',
      onConfirm: () => run(found.id),
      failed: 'Не применено',
    })
  }
  return (
    <div className="import-bar">
      <p className="import-bar__facts num" role="status">
        {count === 0 && <span>Ничего не изменится</span>}
        {counts.changed > 0 && (
          <span>
            Изменятся <b>{counts.changed}</b>
          </span>
        )}
        {counts.new > 0 && (
          <span>
            Новые <b>{counts.new}</b>, скрыты
          </span>
        )}
        {missing === 'hide' && counts.missing > 0 && (
          <span>
            Скрыть с сайта <b>{counts.missing}</b>
          </span>
        )}
        {counts.warning > 0 && (
          <span className="import-bar__check">
            Проверить <b>{counts.warning}</b>
          </span>
        )}
        {counts.error > 0 && (
          <span className="import-bar__bad">
            Ошибки <b>{counts.error}</b>
          </span>
        )}
      </p>
      <Button
        variant="main"
        isBusy={isBusy}
        aria-disabled={isBusy || count === 0 || undefined}
        onClick={() => {
          if (!isBusy && count > 0) void apply()
        }}
      >
        {action}
      </Button>
    </div>
  )
}

/** What the question says before a price list is applied. */
function formatConsequences({ warning, isKnown, mayTakeBack }: Consequences): string {
  return [
    warning > 0
      ? `С предупреждениями: ${warning} ${plural(warning, ['строка', 'строки', 'строк'])}, проверьте их.`
      : '',
    isKnown ? '' : 'Какие цены под вопросом, загрузить не удалось: смотрите «Предупреждения».',
    'Новые цены и характеристики сразу появятся на сайте, новые товары будут скрыты, пока вы их не покажете.',
    mayTakeBack
      ? 'Всё можно вернуть одной кнопкой.'
      : 'Вернуть как было сможет только тот, кому разрешено удаление.',
  ]
    .filter(Boolean)
    .join(' ')
}

interface Consequences {
  /** Rows with warnings. */
  warning: number
  /** Whether the prices in question could be loaded. */
  isKnown: boolean
  mayTakeBack: boolean
}

/** The prices that the question names; null when they cannot be loaded. */
function useJumps(found: Import) {
  const { refetch, isFetching } = useQuery({ ...jumpsQuery(useApi(), found), enabled: false })
  const readJumps = async () => {
    if (found.counts.warning === 0) return []
    const { data, isError } = await refetch()
    return isError ? null : (data ?? null)
  }
  return { readJumps, isReading: isFetching }
}
