import { useQuery } from '@tanstack/react-query'
import type { SpecParameter } from '../../../contract/catalogue/specs.ts'
import { betterLabels, dataTypeLabels } from '../../../domain/product/spec-kinds.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { RecordForm } from '../../kit/record-form.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { RowActions } from '../../kit/table/row-actions.tsx'
import { useRecordList } from '../../kit/use-record-list.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { Filled } from '../../parts/product/filled.tsx'
import { groupParameters } from '../../parts/product/group-parameters.ts'
import {
  fillingQuery,
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
  const filling = useQuery(fillingQuery(api)).data
  const crud = useRecordList(parameter, { query })
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
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (one) => (
        <RowActions of={one.name} onEdit={() => crud.open(one.id)} onRemove={() => void crud.remove?.(one)} />
      ),
    },
  ]
  const { edited, close } = crud
  return (
    <>
      <ListPanel
        label="Параметры спецификаций"
        query={query}
        failure={(error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`}
      >
        {(parameters) =>
          parameters.length === 0 ? (
            <NoRows
              title="Параметров пока нет"
              text="Параметр — одна характеристика: название, единица, участие в фильтрах и сравнении."
            />
          ) : (
            <OrderedTable
              caption="Параметры спецификаций"
              columns={columns}
              groups={groupParameters(parameters, categories.data ?? [])}
              nameOf={({ name }) => name}
              onMove={(rows, from, to) => void move(rows, from, to, rows[from]?.name ?? '')}
              onOpen={({ id }) => crud.open(id)}
              said={said}
            />
          )
        }
      </ListPanel>
      {edited && !categories.isPending && (
        <RecordForm
          key={edited === 'new' ? 'new' : edited.id}
          declared={parameter}
          row={edited === 'new' ? undefined : edited}
          // A new one comes last.
          given={{ displayOrder: Math.max(0, ...(query.data ?? []).map((one) => one.displayOrder)) + 10 }}
          onClose={close}
        >
          {(parts) => (
            <>
              <FormFields {...parts} />
              {edited !== 'new' && <MissingLink parameter={edited} filling={filling} />}
            </>
          )}
        </RecordForm>
      )}
    </>
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
