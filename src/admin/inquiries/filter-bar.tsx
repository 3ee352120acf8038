import { INQUIRY_TYPES } from '../../lib/inquiry-kinds.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { formatType } from '../inquiry/inquiry-labels.ts'
import { SearchField } from '../table/search-field.tsx'
import { type InquiryFilters, PERIODS } from './filters.ts'

/** Filters of requests by text, type and period, stored in the address. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <div className="filters">
      <SearchField
        placeholder="Имя, телефон, номер или товар"
        value={filters.wanted}
        onChange={(wanted) => onChange('find', wanted)}
      />
      <Field label="Тип">
        {(control) => (
          <Select
            {...control}
            value={filters.type ?? ''}
            onChange={(event) => onChange('type', event.target.value)}
          >
            <option value="">Все</option>
            {INQUIRY_TYPES.map((type) => (
              <option key={type} value={type}>
                {formatType(type)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Дата">
        {(control) => (
          <Select
            {...control}
            value={filters.period ?? ''}
            onChange={(event) => onChange('period', event.target.value)}
          >
            <option value="">Любая</option>
            {PERIODS.map(({ period, label }) => (
              <option key={period} value={period}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

interface FilterBarProps {
  filters: InquiryFilters
  onChange: (name: 'find' | 'type' | 'period', value: string) => void
}
