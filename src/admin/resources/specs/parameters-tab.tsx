import { useQuery } from '@tanstack/react-query'
import type { SpecParameter } from '../../../contract/catalogue/specs.ts'
import { betterLabels, dataTypeLabels } from '../../../domain/product/spec-kinds.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { RecordList } from '../../kit/record-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { Filled } from '../../parts/product/filled.tsx'
import { groupParameters } from '../../parts/product/group-parameters.ts'
import {
  parameterFillingQuery,
  SPECS_KEY,
  specCategoriesQuery,
  specParametersQuery,
} from '../../parts/product/spec-queries.ts'
import { useApi } from '../../staff.ts'
import { MissingLink } from './missing-link.tsx'
import { OrderedTable } from './ordered-table.tsx'
import { parameter } from './parameter.tsx'
import { useReorder } from './use-reorder.ts'

/** Parameters by their groups, with what they are used for and how many products have them. */
export function ParametersTab() {
  const api = useApi()
  const query = useQuery(specParametersQuery(api))
  const categories = useQuery(specCategoriesQuery(api))
  const filling = useQuery(parameterFillingQuery(api)).data
  const { move, said } = useReorder<SpecParameter>({
    entity: 'spec-parameters',
    update: api.adminSpecParameters.update,
    refresh: [SPECS_KEY],
  })
  const percentOf = (id: number) => {
    const filled = filling?.parameters.find(({ parameterId }) => parameterId === id)?.filled
    return filled === undefined || !filling?.total ? null : Math.floor((filled / filling.total) * 100)
  }
  const columns: readonly Column<SpecParameter>[] = [
    {
      key: 'name',
      title: 'Параметр',
      cell: ({ name, key }) => (
        <>
          <b>{name}</b>
          <small>{key}</small>
        </>
      ),
    },
    { key: 'type', title: 'Тип и единица', cell: formatType },
    { key: 'filter', title: 'Фильтр', cell: ({ isFilterable }) => <YesMark isOn={isFilterable} /> },
    { key: 'compare', title: 'Сравнение', cell: ({ isComparable }) => <YesMark isOn={isComparable} /> },
    { key: 'better', title: 'Лучше', cell: ({ better }) => (better ? betterLabels[better] : '—') },
    {
      key: 'filled',
      title: 'Заполнено',
      cell: ({ id, name }) => {
        const percent = percentOf(id)
        return percent === null ? '' : <Filled percent={percent} label={`${name}: заполнено`} />
      },
    },
  ]
  return (
    <RecordList
      declared={parameter}
      query={query}
      label="Параметры спецификаций"
      columns={columns}
      empty={
        <NoRows
          title="Параметров пока нет"
          text="Параметр — одна характеристика: название, единица, участие в фильтрах и сравнении."
        />
      }
      table={(rows, all, onOpen) => (
        <OrderedTable
          caption="Параметры спецификаций"
          columns={all}
          groups={groupParameters(rows, categories.data ?? [])}
          nameOf={parameter.nameOf}
          onMove={(moved, from, to) => void move(moved, from, to, moved[from]?.name ?? '')}
          onOpen={onOpen}
          said={said}
        />
      )}
      isReady={!categories.isPending}
      toForm={(row) => ({
        // A new one comes last.
        given: { displayOrder: Math.max(0, ...(query.data ?? []).map((one) => one.displayOrder)) + 10 },
        children: (parts) => (
          <>
            <FormFields {...parts} />
            {row && <MissingLink parameter={row} filling={filling} />}
          </>
        ),
      })}
    />
  )
}

function formatType({ dataType, unit, choices }: SpecParameter): string {
  if (dataType === 'choice') return `Выбор из ${choices.length}`
  return unit ? `${dataTypeLabels[dataType]}, ${unit}` : dataTypeLabels[dataType]
}

function YesMark({ isOn }: { isOn: boolean }) {
  if (!isOn) return '—'
  return (
    <>
      <Icon name="check" />
      <span className="vh">Да</span>
    </>
  )
}
