import { useQuery } from '@tanstack/react-query'
import { homeModelsQuery } from '../../api/queries.ts'
import { useApi } from '../site.ts'

/** The models that the page speaks of. */
export function useModels() {
  return useQuery(homeModelsQuery(useApi()))
}
