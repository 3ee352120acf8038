import { useQuery } from '@tanstack/react-query'
import type { Import } from '../../../contract/catalogue/imports.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { importsQuery } from './queries.ts'
import { useUndoImport } from './use-undo-import.tsx'
import { describeResult } from './words.ts'

/** The last imports with what became of them. */
export function LastImports() {
  const query = useQuery(importsQuery(useApi()))
  const now = useNow()
  const { undo, mayUndo, isUndoing } = useUndoImport()
  const columns: readonly Column<Import>[] = [
    {
      key: 'name',
      title: 'Файл',
      cell: ({ id, name }) => <a href={`${staffEndpoints.imports.list.path}?id=${id}`}>{name}</a>,
    },
    {
      key: 'when',
      title: 'Когда',
      cell: ({ createdAt, appliedAt }) => formatWhen(appliedAt ?? createdAt, now),
    },
    { key: 'who', title: 'Кто', cell: ({ createdBy }) => createdBy },
    {
      key: 'result',
      title: 'Изменены',
      cell: (one) => (one.undoneAt ? `Возвращён ${formatWhen(one.undoneAt, now)}` : describeResult(one)),
    },
    {
      key: 'undo',
      title: 'Вернуть',
      isTitleHidden: true,
      isEnd: true,
      cell: (one) =>
        mayUndo(one) && (
          <Button variant="quiet" isBusy={isUndoing(one.id)} onClick={() => void undo(one)}>
            Вернуть
          </Button>
        ),
    },
  ]
  return (
    <section className="import-last" aria-labelledby="last-imports">
      <h2 id="last-imports">Последние импорты</h2>
      <ListPanel
        label="Последние импорты"
        query={query}
        failure={(error) => `Не удалось загрузить импорты: ${toReason(error)}`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <NoRows
              title="Импортов ещё не было"
              text="Загрузите первый прайс-лист: ничего не изменится, пока вы не примените."
            />
          ) : (
            <DataTable
              caption="Последние импорты"
              className="table--imports"
              columns={columns}
              rows={rows}
              toKey={({ id }) => id}
            />
          )
        }
      </ListPanel>
    </section>
  )
}
