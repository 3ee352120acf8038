import { useQuery } from '@tanstack/react-query'
import type { SpecCategory } from '../../../contract/catalogue/specs.ts'
import { plural } from '../../../lib/text/plural.ts'
import { RecordList } from '../../kit/record-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
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
  ]
  return (
    <RecordList
      declared={group}
      query={query}
      label="Категории спецификаций"
      columns={columns}
      empty={
        <NoRows
          title="Групп пока нет"
          text="Группа — заголовок на странице товара и в сравнении: «Производительность», «Корпус и монтаж»."
        />
      }
      table={(rows, all, onOpen) => (
        <OrderedTable
          caption="Категории спецификаций"
          columns={all}
          groups={[{ key: 'all', title: null, rows }]}
          nameOf={group.nameOf}
          onMove={(moved, from, to) => void move(moved, from, to, moved[from]?.name ?? '')}
          onOpen={onOpen}
          said={said}
        />
      )}
      // A new one comes last.
      toForm={() => ({ given: { displayOrder: (query.data?.at(-1)?.displayOrder ?? 0) + 10 } })}
    />
  )
}

const formatCount = (count: number | undefined) =>
  count === undefined ? '' : `${count} ${plural(count, ['параметр', 'параметра', 'параметров'])}`
