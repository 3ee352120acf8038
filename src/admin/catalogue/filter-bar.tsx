import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../contract/products.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { LACKS } from '../product/lacks.ts'
import { manufacturersQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import { SearchField } from '../table/search-field.tsx'
import { listLines, type ProductFilters } from './product-filters.ts'

/** Search, manufacturer and its line (admin.md, section 2); a filter that waits for another one says so. */
export function FilterBar({ products, filters, onSearch, onChoose }: FilterBarProps) {
  const manufacturers = useQuery(manufacturersQuery(useApi())).data ?? []
  const { search, manufacturerId, modelLine, check } = filters
  return (
    <>
      <SearchField placeholder="Название или модель" value={search} onChange={onSearch} />
      <Field label="Производитель">
        {(control) => (
          <Select
            {...control}
            value={manufacturerId ?? ''}
            onChange={({ target }) =>
              onChoose({ manufacturerId: Number(target.value) || null, modelLine: null })
            }
          >
            <option value="">Все</option>
            {manufacturers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Линейка">
        {(control) => (
          <Select
            {...control}
            disabled={manufacturerId === null}
            value={modelLine ?? ''}
            onChange={({ target }) => onChoose({ modelLine: target.value || null })}
          >
            <option value="">{manufacturerId === null ? 'Сначала производитель' : 'Все'}</option>
            {listLines(products, manufacturerId).map((line) => (
              <option key={line} value={line}>
                {line}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {check && (
        <button
          type="button"
          className="btn btn--line checked-only"
          aria-label={`${LACKS[check].label}: показать все`}
          onClick={() => onChoose({ check: null })}
        >
          {LACKS[check].label}
          <Icon name="close" />
        </button>
      )}
    </>
  )
}

interface FilterBarProps {
  products: readonly Product[]
  filters: ProductFilters
  onSearch: (text: string) => void
  onChoose: (chosen: Partial<ProductFilters>) => void
}
