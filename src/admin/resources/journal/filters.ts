import type { JournalAction } from '../../../contract/records/journal.ts'
import { type JournalEntity, RECORD_NAMES } from '../../../contract/records/record-kinds.ts'
import { isDay } from '../../../lib/dates.ts'
import { parseId } from '../../../lib/numbers.ts'
import { ACTIONS } from './words.ts'

/** Filters of the journal as they stand in the address; `from` and `to` are days in Moscow. */
export interface JournalFilters {
  entity: JournalEntity | undefined
  entityId: string | undefined
  actorId: number | undefined
  action: JournalAction | undefined
  from: string | undefined
  to: string | undefined
}
export type FilterName = keyof JournalFilters

export const FILTER_NAMES = [
  'entity',
  'entityId',
  'actorId',
  'action',
  'from',
  'to',
] as const satisfies readonly FilterName[]

/** The filters of an address; what is malformed there filters nothing. */
export function readFilters(search: URLSearchParams): JournalFilters {
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : undefined
  }
  const entity = RECORD_NAMES.find((one) => one === search.get('entity'))
  const id = search.get('entityId') ?? ''
  return {
    entity,
    entityId: entity && /^[\w-]{1,64}$/.test(id) ? id : undefined,
    actorId: parseId(search.get('actorId') ?? '') ?? undefined,
    action: ACTIONS.find((one) => one === search.get('action')),
    from: day('from'),
    to: day('to'),
  }
}

/** The same as the API takes them: days become their first and last instants in Moscow. */
export function toQuery({ from, to, ...filters }: JournalFilters) {
  return {
    ...filters,
    from: from && `${from}T00:00:00+03:00`,
    to: to && `${to}T23:59:59.999+03:00`,
  }
}
