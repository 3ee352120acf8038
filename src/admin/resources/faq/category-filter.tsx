import type { ListedFaqCategory } from '../../../contract/content/faq.ts'
import { FilterSelect } from '../../kit/table/filter-select.tsx'
import type { ItemFilter } from './use-item-filter.ts'

/** Filter of questions by category. */
export function CategoryFilter({ categories, filter, onChoose }: CategoryFilterProps) {
  return (
    <FilterSelect label="Категория" value={filter ?? ''} onChoose={(value) => onChoose(toFilter(value))}>
      <option value="">Все категории</option>
      {filter === 'none' && <option value="none">Без категории</option>}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}

function toFilter(value: string): ItemFilter {
  if (value === '') return null
  return value === 'none' ? 'none' : Number(value)
}

interface CategoryFilterProps {
  categories: readonly ListedFaqCategory[]
  filter: ItemFilter
  onChoose: (filter: ItemFilter) => void
}
