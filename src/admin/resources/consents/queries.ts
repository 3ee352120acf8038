import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'

/** Key of everything that is stored about people. */
export const PERSON_KEY = ['consents']

/** What was typed as a query of the API: an e-mail has an @, everything else is a phone. */
export function toPerson(typed: string): { phone: string } | { email: string } {
  const text = typed.trim()
  return text.includes('@') ? { email: text } : { phone: text }
}

/** Whom and what an erasure would take; admins only. Not below PERSON_KEY: once he is erased nobody asks it again. */
export const erasureQuery = (api: StaffApi, typed: string) =>
  queryOptions({
    queryKey: ['erasure', typed],
    queryFn: ({ signal }) => api.consents.erase({ ...toPerson(typed), preview: true }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

/** Everything that is stored about a person; admins only. */
export const personQuery = (api: StaffApi, typed: string) =>
  queryOptions({
    queryKey: [...PERSON_KEY, typed],
    queryFn: ({ signal }) => api.consents.find(toPerson(typed), { signal }),
    // Personal data is not kept in memory, and always read anew.
    gcTime: 0,
    staleTime: 0,
    meta: { failure: 'Не удалось найти данные' },
  })
