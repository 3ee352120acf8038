import { useQuery } from '@tanstack/react-query'
import { homeModelsQuery } from '../../../api/queries/home-queries.ts'
import { useApi } from '../../site.ts'

/** The models shown on the home page. */
export function useModels() {
  return useQuery(homeModelsQuery(useApi()))
}
