import { useQuery } from '@tanstack/react-query'
import { hasRight, type Right } from '../../domain/staff/rights.ts'
import { sessionQuery } from '../queries.ts'
import { useApi } from '../staff.ts'

/** Whether whoever is signed in has this right. */
export function useRight(right: Right): boolean {
  const { data: user } = useQuery(sessionQuery(useApi()))
  return !user || hasRight(user, right)
}
