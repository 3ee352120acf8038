import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import type { PublicSettings } from '../../contract/settings.ts'
import { useApi } from '../site.ts'

/** The company's data. The layout loads it before any page is shown; without it the page is a failure. */
export function useSettings(): PublicSettings {
  return useSuspenseQuery(settingsQuery(useApi())).data
}
