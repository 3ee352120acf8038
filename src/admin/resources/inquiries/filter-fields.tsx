import { useQuery } from '@tanstack/react-query'
import { INQUIRY_TYPES } from '../../../domain/inquiry/kinds.ts'
import { formatType, SELECTION_KIND } from '../../../domain/inquiry/labels.ts'
import { formatSource } from '../../../domain/inquiry/source-name.ts'
import { formatDays } from '../../../lib/dates.ts'
import { type FilterOption, FilterSelect } from '../../kit/table/filter-select.tsx'
import { type InquiryFilters, PERIODS } from '../../parts/inquiry/filters.ts'
import { assigneesQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { useApi } from '../../staff.ts'

/** The filters that a phone keeps behind «Фильтры». */
export const FOLDED = ['type', 'wizard', 'assigneeId', 'source', 'period'] as const
type Folded = (typeof FOLDED)[number]

/** Number of active filters among them. */
export const countFolded = ({ type, wizard, assigneeId, source, period, days }: InquiryFilters): number =>
  [type ?? wizard, assigneeId, source, period ?? days].filter((value) => value !== null && value !== '')
    .length

/** Choices of «Тип» that are no types: an inquiry from the selection, and any other. */
export const WIZARD = 'wizard'
const NO_WIZARD = 'no-wizard'

/** Lists of type, person, source and period. */
export function FilterFields({ filters, sources, onChange }: FilterFieldsProps) {
  const people = useQuery(assigneesQuery(useApi())).data ?? []
  const known = [...new Set([filters.source, ...sources])].filter(Boolean)
  const notFromWizard: FilterOption[] = filters.wizard === '0' ? [[NO_WIZARD, 'Не из подбора']] : []
  const ownDays: FilterOption[] = filters.days && !filters.period ? [['', formatDays(filters.days)]] : []
  return (
    <>
      <FilterSelect
        label="Тип"
        value={kindOf(filters)}
        onChoose={(value) => onChange('type', value)}
        options={[
          ['', 'Все'],
          [WIZARD, SELECTION_KIND],
          ...notFromWizard,
          ...INQUIRY_TYPES.map((type): FilterOption => [type, formatType(type)]),
        ]}
      />
      <FilterSelect
        label="Кто ведёт"
        value={filters.assigneeId ?? ''}
        onChoose={(value) => onChange('assigneeId', value)}
        options={[['', 'Все'], ...people.map(({ id, name }): FilterOption => [id, name])]}
      />
      <FilterSelect
        label="Источник"
        value={filters.source}
        onChoose={(value) => onChange('source', value)}
        options={[['', 'Любой'], ...known.map((source): FilterOption => [source, formatSource(source)])]}
      />
      <FilterSelect
        label="Дата"
        value={filters.period ?? ''}
        onChoose={(value) => onChange('period', value)}
        options={[
          ...ownDays,
          [filters.days ? ANY_DATE : '', 'Любая'],
          ...PERIODS.map(({ period, label }): FilterOption => [period, label]),
        ]}
      />
    </>
  )
}

const kindOf = ({ type, wizard }: InquiryFilters) =>
  wizard === null ? (type ?? '') : wizard === '1' ? WIZARD : NO_WIZARD

/** No period, for an address with own days, whose option is the empty one. */
const ANY_DATE = 'any'

export interface FilterFieldsProps {
  filters: InquiryFilters
  /** Sources of the loaded inquiries. */
  sources: readonly string[]
  onChange: (name: Folded, value: string) => void
}
