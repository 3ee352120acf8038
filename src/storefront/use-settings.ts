import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from '../api/queries/queries.ts'
import type { PublicSettings } from '../contract/settings.ts'
import { useApi } from './site.ts'

/** The company's settings. Throws when they are not loaded: the layout loads them as critical data. */
export function useSettings(): PublicSettings {
  return useSuspenseQuery(settingsQuery(useApi())).data
}
