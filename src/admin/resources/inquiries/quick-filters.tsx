import type { InquiryCounts } from '../../../contract/inquiries/list.ts'
import { SELECTION_KIND } from '../../../domain/inquiry/labels.ts'
import { Chips } from '../../kit/form/chips.tsx'
import type { InquiryFilters } from '../../parts/inquiry/filters.ts'
import { WIZARD } from './filter-fields.tsx'

const CHIPS = [
  { value: 'mine', label: 'Мои' },
  { value: 'nobody', label: 'Ничьи' },
  { value: 'overdue', label: 'Просрочены' },
  { value: 'today', label: 'Звонки сегодня' },
  { value: 'wizard', label: SELECTION_KIND },
] as const

/** Filters of one press, with how many inquiries each has. */
export function QuickFilters({ filters, counts, onChange }: QuickFiltersProps) {
  const isChosen = (name: ChipName) => (name === 'wizard' ? filters.wizard === '1' : filters[name])
  return (
    <Chips
      legend="Быстрый отбор"
      className="quick-filters"
      chips={CHIPS.map((chip) => ({
        ...chip,
        count: counts?.[chip.value],
        isBad: chip.value === 'overdue' && (counts?.overdue ?? 0) > 0,
      }))}
      isChosen={isChosen}
      onChoose={(name) => {
        if (name === 'wizard') onChange('type', isChosen(name) ? '' : WIZARD)
        else onChange(name, isChosen(name) ? '' : 'true')
      }}
    />
  )
}

type ChipName = (typeof CHIPS)[number]['value']
type FilterName = Exclude<ChipName, 'wizard'> | 'type'

interface QuickFiltersProps {
  filters: InquiryFilters
  /** Undefined while loading. */
  counts: InquiryCounts | undefined
  onChange: (flag: FilterName, value: string) => void
}
