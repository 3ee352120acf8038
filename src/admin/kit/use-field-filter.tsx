import { parseId } from '../../lib/numbers.ts'
import { useAddress, withParameter } from '../shell/use-address.ts'
import type { DeclaredRecord, Stored } from './declare-record.ts'
import type { Field } from './fields/field.ts'
import { type FilterOption, FilterSelect } from './table/filter-select.tsx'

/** Stands in the address for rows whose field is empty. */
const NONE = 'none'

/**
 * Filter of a list by a declared field, with its label and choices. The value is in the address (`category` of `categoryId`), so that
 * Back and shared links keep it; one that is not among the choices is ignored: it was deleted.
 */
export function useFieldFilter<Row extends Stored & Partial<New>, New extends object>(
  { fields, labels }: DeclaredRecord<Row, New>,
  name: keyof Row & keyof New & string,
) {
  const { search, change } = useAddress()
  const { choices, useChoices = useNothing, all, none = '' } = requireFilter(fields[name], name)
  const listed = useChoices()?.map(({ id, name }): FilterOption => [String(id), name])
  const options = choices ? Object.entries(choices) : listed
  const parameter = name.replace(/Id$/, '')
  const asked = search.get(parameter) ?? ''
  // While the choices are loading it may be among them.
  const isAmong = options ? options.some(([value]) => value === asked) : parseId(asked) !== null
  const value = asked === NONE || isAmong ? asked : ''
  const choose = (chosen: string) => change((now) => withParameter(now, parameter, chosen), { replace: true })
  const forNone: FilterOption[] = value === NONE ? [[NONE, none]] : []
  return {
    /** The chosen one; empty for all. */
    value,
    choose,
    filter: (rows: readonly Row[]) =>
      value === '' ? rows : rows.filter((row) => String(row[name] ?? NONE) === value),
    select: (
      <FilterSelect
        label={labels[name] ?? name}
        value={value}
        onChoose={choose}
        options={[['', all], ...forNone, ...(options ?? [])]}
      />
    ),
  }
}

/** Throws for a field whose declaration names no choice of all rows. */
function requireFilter(field: Pick<Field<never>, 'filter'> | null | undefined, name: string) {
  const filter = field?.filter
  if (!filter) throw new Error(`the declaration of ${name} has no all`)
  return filter
}

const useNothing = () => undefined
