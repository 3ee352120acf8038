import { useQuery } from '@tanstack/react-query'
import { samplesQuery } from './queries.ts'
import { useApi } from './staff.ts'

/** How much of the list «Перед открытием» is done; null without a list, and once all of it is. */
export function useOpening(): { done: number; total: number } | null {
  const { data } = useQuery(samplesQuery(useApi()))
  return data && data.done < data.total ? data : null
}
