import { useQuery } from '@tanstack/react-query'
import type { SpecCategory } from '../../../contract/catalogue/specs.ts'
import { plural } from '../../../lib/text/plural.ts'
import { RecordForm } from '../../kit/record-form.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { RowActions } from '../../kit/table/row-actions.tsx'
import { useRecordList } from '../../kit/use-record-list.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { SPECS_KEY, specCategoriesQuery, specParametersQuery } from '../../parts/product/spec-queries.ts'
import { useApi } from '../../staff.ts'
import { group } from './group.ts'
import { OrderedTable } from './ordered-table.tsx'
import { useReorder } from './use-reorder.ts'

/** Groups of characteristics, in the order of the site, with create, edit, delete and order by hand. */
export function CategoriesTab() {
  const api = useApi()
  const query = useQuery(specCategoriesQuery(api))
  const parameters = useQuery(specParametersQuery(api))
  const crud = useRecordList(group, { query })
  const { move, said } = useReorder<SpecCategory>({
    entity: 'spec-categories',
    update: api.adminSpecCategories.update,
    refresh: [SPECS_KEY],
  })
  const countOf = (id: number) => parameters.data?.filter(({ categoryId }) => categoryId === id).length
  const columns: readonly Column<SpecCategory>[] = [
    { key: 'name', title: 'Группа', cell: ({ name }) => <b>{name}</b> },
    { key: 'description', title: 'Описание', cell: ({ description }) => description ?? '-' },
    { key: 'count', title: 'Параметры', cell: ({ id }) => formatCount(countOf(id)) },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (row) => (
        <RowActions of={row.name} onEdit={() => crud.open(row.id)} onRemove={() => void crud.remove?.(row)} />
      ),
    },
  ]
  const { edited, close } = crud
  return (
    <>
      <ListPanel
        label="Категории спецификаций"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`}
      >
        {(groups) =>
          groups.length === 0 ? (
            <NoRows
              title="Групп пока нет"
              text="Группа — заголовок на странице товара и в сравнении: «Производительность», «Корпус и монтаж»."
            />
          ) : (
            <OrderedTable
              caption="Категории спецификаций"
              columns={columns}
              groups={[{ key: 'all', title: null, rows: groups }]}
              nameOf={({ name }) => name}
              onMove={(rows, from, to) => void move(rows, from, to, rows[from]?.name ?? '')}
              onOpen={({ id }) => crud.open(id)}
              said={said}
            />
          )
        }
      </ListPanel>
      {edited && (
        <RecordForm
          key={edited === 'new' ? 'new' : edited.id}
          declared={group}
          row={edited === 'new' ? undefined : edited}
          // A new one comes last.
          given={{ displayOrder: (query.data?.at(-1)?.displayOrder ?? 0) + 10 }}
          onClose={close}
        />
      )}
    </>
  )
}

const formatCount = (count: number | undefined) =>
  count === undefined ? '' : `${count} ${plural(count, ['параметр', 'параметра', 'параметров'])}`
