import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Import } from '../../../contract/catalogue/imports.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { formatWhen } from '../../../lib/moments.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PRICES_KEY, PRODUCTS_KEY } from '../../queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { CheckedRows } from './checked-rows.tsx'
import { LastImports } from './last-imports.tsx'
import { useUndoImport } from './use-undo-import.tsx'

/** Third step: what was changed, what was left and why, and the way back. */
export function DoneStep({ found }: { found: Import }) {
  const queries = useQueryClient()
  const { undo, mayUndo, isUndoing } = useUndoImport()
  const { id, state, counts, conflicts, appliedAt, undoneAt, missing } = found
  const now = useNow()
  const isUndone = state === 'undone'
  useEffect(() => {
    for (const queryKey of [PRODUCTS_KEY, PRICES_KEY]) void queries.invalidateQueries({ queryKey })
  }, [queries])
  const at = isUndone ? undoneAt : appliedAt
  return (
    <>
      <Panel as="section" aria-labelledby="done" className="import-panel">
        <div className="import-done">
          <span className="import-done__icon">
            <Icon name={isUndone ? 'undo' : 'check'} />
          </span>
          <div>
            <h2 id="done">
              {isUndone ? 'Возвращено как было' : 'Прайс применён'}
              {at && <span> {formatWhen(at, now)}</span>}
            </h2>
            <p className="muted">{found.name}</p>
          </div>
          <div className="import-buttons">
            {mayUndo(found) && (
              <Button icon="undo" isBusy={isUndoing(id)} onClick={() => void undo(found)}>
                Вернуть как было
              </Button>
            )}
            <LinkButton href={STAFF_PRODUCTS_PATH}>К товарам</LinkButton>
            <LinkButton href={staffEndpoints.imports.list.path}>Новый файл</LinkButton>
          </div>
        </div>
        <dl className="import-tiles num">
          <Tile count={counts.changed} label={isUndone ? 'были изменены' : 'изменены'} />
          <Tile count={counts.new} label={isUndone ? 'были добавлены' : 'добавлены, скрыты с сайта'} />
          {missing === 'hide' && <Tile count={counts.missing} label="нет в файле, скрыты" />}
          <Tile count={counts.error} label="с ошибкой, пропущены" tone="bad" />
          <Tile count={conflicts.length} label="изменены другими, не тронуты" tone="warn" />
        </dl>
      </Panel>
      {conflicts.length > 0 && (
        <Note tone="warn">
          <p>
            <b>Не тронуты: {conflicts.map(({ name }) => name).join(', ')}.</b>{' '}
            {isUndone
              ? 'Их изменили после импорта, их прежние значения — в истории товара.'
              : 'Их изменили уже после проверки. Загрузите прайс-лист ещё раз, чтобы сравнить.'}
          </p>
        </Note>
      )}
      <LastImports />
      {state === 'applied' && (
        <Panel as="section" aria-labelledby="done-rows" className="import-panel">
          <h2 id="done-rows" className="import-panel__title">
            Строки прайс-листа
          </h2>
          <CheckedRows found={found} />
        </Panel>
      )}
    </>
  )
}

function Tile({ count, label, tone }: { count: number; label: string; tone?: 'bad' | 'warn' }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={count > 0 && tone ? `import-tiles__${tone}` : undefined}>
        {count.toLocaleString('ru-RU')}
      </dd>
    </div>
  )
}
