import { useQuery } from '@tanstack/react-query'
import type { NotFoundEntry } from '../../../contract/content/not-found.ts'
import { formatMoment } from '../../../lib/moments.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordForm } from '../../kit/record-form.tsx'
import { type Column, DataTable } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { rememberRow } from '../../kit/table/remember-row.ts'
import { SearchField } from '../../kit/table/search-field.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { NotFoundForm } from './not-found-form.tsx'
import { notFoundQuery, REDIRECTS_KEY } from './queries.ts'
import { redirect } from './redirect.ts'

/** Addresses at which visitors found no page, each with one press to lead it elsewhere. */
export function NotFoundTab() {
  const api = useApi()
  const query = useQuery(notFoundQuery(api))
  const now = useNow()
  const { search, change } = useAddress()
  const wanted = search.get('q') ?? ''
  const { edited, open, close } = useDialogAddress()
  const clear = useWrite({
    call: ({ id }: NotFoundEntry) => api.notFound.remove({ id }),
    success: (_nothing, { path }) => ({ title: 'Успех', description: `${path} убран из списка` }),
    failure: (reason) => `Не удалось убрать адрес из списка: ${reason}`,
    refresh: [REDIRECTS_KEY],
  })
  const clearAndMoveOn = (entry: NotFoundEntry, button: HTMLElement) => {
    const moveOn = rememberRow(button)
    clear.run(entry).then(moveOn, () => undefined)
  }
  return (
    <>
      <ListPanel
        label="Не найдено"
        query={query}
        failure={(error) => `Не удалось загрузить ненайденные адреса: ${toReason(error)}`}
        filters={
          <SearchField
            placeholder="Адрес или откуда пришли"
            value={wanted}
            onChange={(text) => change((now) => withParameter(now, 'q', text), { replace: true })}
          />
        }
      >
        {(rows) => {
          const shown = rows.filter(({ path, referrer }) => includesTyped(wanted, [path, referrer]))
          if (shown.length === 0) return wanted ? <NotAmong wanted={wanted} /> : <None />
          return (
            <DataTable
              caption="Не найдено"
              className="table--plain redirects"
              columns={toColumns({
                now,
                onLead: ({ id }) => open(id),
                onClear: clearAndMoveOn,
              })}
              rows={shown}
              toKey={({ id }) => id}
              onOpen={({ id }) => open(id)}
              toRemark={({ id }) =>
                clear.error && clear.input?.id === id ? (
                  <WriteFailure error={clear.error} what="Не убрано" button="Убрать" />
                ) : null
              }
            />
          )
        }}
      </ListPanel>
      {edited === 'new' && <RecordForm declared={redirect} row={undefined} onClose={close} />}
      {typeof edited === 'number' && (
        <NotFoundForm key={edited} id={edited} entries={query.data} onClose={close} />
      )}
    </>
  )
}

/** Columns of the list; `now` in ms. */
function toColumns({ now, onLead, onClear }: ColumnParts): readonly Column<NotFoundEntry>[] {
  return [
    {
      key: 'name',
      title: 'Адрес',
      cell: ({ path, redirectId }) => (
        <div>
          <span className="redirects__path">{path}</span>
          {redirectId !== null && (
            <span className="redirects__note">переадресация отсюда ведёт в никуда</span>
          )}
        </div>
      ),
    },
    { key: 'count', title: 'Раз', isEnd: true, cell: ({ count }) => count },
    { key: 'referrer', title: 'Откуда пришли', cell: ({ referrer }) => <Referrer of={referrer} /> },
    {
      key: 'moved-at',
      title: 'Последний раз',
      cell: ({ lastAt }) => <time dateTime={lastAt}>{formatMoment(lastAt, now)}</time>,
    },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (entry) => (
        <div className="row-actions">
          <Button variant="quiet" aria-label={`Переадресовать: ${entry.path}`} onClick={() => onLead(entry)}>
            Переадресовать
          </Button>
          <IconButton
            icon="trash"
            title="Убрать из списка"
            aria-label={`Убрать из списка: ${entry.path}`}
            onClick={({ currentTarget }) => onClear(entry, currentTarget)}
          />
        </div>
      ),
    },
  ]
}

function Referrer({ of }: { of: string | null }) {
  if (of === null) return 'не сказано'
  return (
    <a className="redirects__path" href={of} target="_blank" rel="noopener noreferrer">
      {of}
    </a>
  )
}

function NotAmong({ wanted }: { wanted: string }) {
  return <NoRows title="Ничего не нашлось" text={`По запросу «${wanted}» таких адресов нет.`} />
}

function None() {
  return (
    <NoRows
      title="Все находят, что искали"
      text="Когда посетитель попадёт на адрес без страницы, он появится здесь: откуда пришли и сколько раз."
    />
  )
}

interface ColumnParts {
  now: number
  onLead: (entry: NotFoundEntry) => void
  /** Called with the pressed button. */
  onClear: (entry: NotFoundEntry, button: HTMLElement) => void
}
