import { useQuery } from '@tanstack/react-query'
import { RECORD_KINDS, RECORD_NAMES } from '../../../contract/records/record-kinds.ts'
import { DayField } from '../../kit/form/date-fields.tsx'
import { type FilterOption, FilterSelect } from '../../kit/table/filter-select.tsx'
import { assigneesQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import type { FilterName, JournalFilters } from './filters.ts'
import { ACTION_WORDS } from './words.ts'

/** Entities that only admins see. */
const FOR_ADMINS: readonly string[] = ['users', 'settings']

/** Lists of what, who and which action, and the days. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const api = useApi()
  const people = useQuery(assigneesQuery(api)).data ?? []
  const isAdmin = useQuery(sessionQuery(api)).data?.role === 'admin'
  const { entity, actorId, action, from, to } = filters
  const isKnown = actorId === undefined || people.some(({ id }) => id === actorId)
  const unknown: FilterOption[] = isKnown ? [] : [[actorId, `Сотрудник #${actorId}`]]
  return (
    <>
      <FilterSelect
        label="Что"
        value={entity ?? ''}
        onChoose={(value) => onChange('entity', value)}
        options={[
          ['', 'Всё'],
          ...RECORD_NAMES.filter((one) => isAdmin || !FOR_ADMINS.includes(one)).map(
            (one): FilterOption => [one, RECORD_KINDS[one].many],
          ),
        ]}
      />
      <FilterSelect
        label="Кто"
        value={actorId ?? ''}
        onChoose={(value) => onChange('actorId', value)}
        options={[['', 'Все'], ...unknown, ...people.map(({ id, name }): FilterOption => [id, name])]}
      />
      <FilterSelect
        label="Действие"
        value={action ?? ''}
        onChoose={(value) => onChange('action', value)}
        options={[['', 'Любое'], ...Object.entries(ACTION_WORDS)]}
      />
      <DayField label="С" value={from} max={to} onChange={(day) => onChange('from', day)} />
      <DayField label="По" value={to} min={from} onChange={(day) => onChange('to', day)} />
    </>
  )
}

export interface FilterFieldsProps {
  filters: JournalFilters
  onChange: (name: FilterName, value: string) => void
}
