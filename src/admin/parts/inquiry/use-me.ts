import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** The signed-in person as others see him; null while unknown. */
export function useMe(): { id: number; name: string } | null {
  const { data } = useQuery(sessionQuery(useApi()))
  return data ? { id: data.id, name: data.fullName || data.username } : null
}
