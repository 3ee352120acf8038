import { useQuery } from '@tanstack/react-query'
import { RECORD_KINDS, RECORD_NAMES } from '../../../contract/records/record-kinds.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { FilterSelect } from '../../kit/table/filter-select.tsx'
import { assigneesQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import type { FilterName, JournalFilters } from './filters.ts'
import { ACTION_WORDS, ACTIONS } from './words.ts'

/** Entities that only admins see. */
const FOR_ADMINS: readonly string[] = ['users', 'settings']

/** Lists of what, who and which action, and the days. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const api = useApi()
  const people = useQuery(assigneesQuery(api)).data ?? []
  const isAdmin = useQuery(sessionQuery(api)).data?.role === 'admin'
  const { entity, actorId, action, from, to } = filters
  const isKnown = actorId === undefined || people.some(({ id }) => id === actorId)
  return (
    <>
      <FilterSelect label="Что" value={entity ?? ''} onChoose={(value) => onChange('entity', value)}>
        <option value="">Всё</option>
        {RECORD_NAMES.filter((one) => isAdmin || !FOR_ADMINS.includes(one)).map((one) => (
          <option key={one} value={one}>
            {RECORD_KINDS[one].many}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label="Кто" value={actorId ?? ''} onChoose={(value) => onChange('actorId', value)}>
        <option value="">Все</option>
        {!isKnown && <option value={actorId}>{`Сотрудник #${actorId}`}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label="Действие" value={action ?? ''} onChoose={(value) => onChange('action', value)}>
        <option value="">Любое</option>
        {ACTIONS.map((one) => (
          <option key={one} value={one}>
            {ACTION_WORDS[one]}
          </option>
        ))}
      </FilterSelect>
      <Field label="С">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={from ?? ''}
            max={to}
            onChange={({ target }) => onChange('from', target.value)}
          />
        )}
      </Field>
      <Field label="По">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={to ?? ''}
            min={from}
            onChange={({ target }) => onChange('to', target.value)}
          />
        )}
      </Field>
    </>
  )
}

export interface FilterFieldsProps {
  filters: JournalFilters
  onChange: (name: FilterName, value: string) => void
}
