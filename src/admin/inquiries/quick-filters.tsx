import type { InquiryCounts } from '../../contract/admin-inquiries.ts'
import { SELECTION_KIND } from '../../lib/inquiry-labels.ts'
import type { InquiryFilters } from '../inquiry/filters.ts'
import { WIZARD } from './filter-fields.tsx'

const CHIPS = [
  { flag: 'mine', label: 'Мои' },
  { flag: 'nobody', label: 'Ничьи' },
  { flag: 'overdue', label: 'Просрочены' },
  { flag: 'today', label: 'Звонки сегодня' },
] as const

/** Filters of one press, with how many requests each has. */
export function QuickFilters({ filters, counts, onChange }: QuickFiltersProps) {
  return (
    <fieldset className="quick-filters">
      <legend className="vh">Быстрый отбор</legend>
      {CHIPS.map(({ flag, label }) => (
        <button
          key={flag}
          type="button"
          className="chip"
          aria-pressed={filters[flag]}
          onClick={() => onChange(flag, filters[flag] ? '' : 'true')}
        >
          {label}
          {counts && (
            <span className={flag === 'overdue' && counts.overdue > 0 ? 'quick-filters__late' : undefined}>
              {counts[flag]}
            </span>
          )}
        </button>
      ))}
      <button
        type="button"
        className="chip"
        aria-pressed={filters.wizard === true}
        onClick={() => onChange('type', filters.wizard ? '' : WIZARD)}
      >
        {SELECTION_KIND}
        {counts && <span>{counts.wizard}</span>}
      </button>
    </fieldset>
  )
}

type FilterName = (typeof CHIPS)[number]['flag'] | 'type'

interface QuickFiltersProps {
  filters: InquiryFilters
  /** Undefined while loading. */
  counts: InquiryCounts | undefined
  onChange: (flag: FilterName, value: string) => void
}
