import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { mappingsQuery, specCategoriesQuery, specParametersQuery } from '../../parts/product/spec-queries.ts'
import { categoriesQuery } from '../../queries.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { CategoryParameters } from './category-parameters.tsx'
import { listMappedCategories } from './mapped-category.ts'

/** Which parameters the products of each category of the catalogue have. The category is in the address. */
export function MappingsTab() {
  const api = useApi()
  const { search, change } = useAddress()
  const categories = useQuery(categoriesQuery(api))
  const parameters = useQuery(specParametersQuery(api))
  const groups = useQuery(specCategoriesQuery(api))
  const listed = listMappedCategories(categories.data ?? [])
  const chosen = listed.find(({ key }) => key === search.get('category')) ?? listed[0]
  const id = chosen?.category?.id
  const mappings = useQuery({ ...mappingsQuery(api, id ?? 0), enabled: id !== undefined })
  const failed = [categories, parameters, groups, mappings].find(({ isError, data }) => isError && !data)
  const present = id === undefined ? [] : mappings.data
  return (
    <Panel as="section" aria-label="Соответствия категорий и параметров">
      <div className="filters">
        <Field label="Категория">
          {(control) => (
            <Select
              {...control}
              value={chosen?.key}
              onChange={({ target }) =>
                change((now) => withParameter(now, 'category', target.value), { replace: true })
              }
            >
              {listed.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {failed && (
        <ErrorState
          text={`Произошла ошибка при загрузке данных: ${toReason(failed.error)}`}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!failed && chosen && categories.data && parameters.data && groups.data && present ? (
        <CategoryParameters
          key={chosen.key}
          chosen={chosen}
          mappings={present}
          parameters={parameters.data}
          groups={groups.data}
        />
      ) : (
        !failed && <TableSkeleton />
      )}
    </Panel>
  )
}
