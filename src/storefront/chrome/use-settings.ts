import { useSuspenseQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../api/queries.ts'
import type { PublicSettings } from '../../contract/settings.ts'
import { formatWorkingHours } from '../../lib/working-hours.ts'
import { useApi } from '../site.ts'

const toPrinted = (settings: PublicSettings): PublicSettings => ({
  ...settings,
  workingHours: formatWorkingHours(settings.workingHours),
})

/** The company's data, its hours as they are printed. The layout loads it before any page is shown; without it the page is a failure. */
export function useSettings(): PublicSettings {
  return useSuspenseQuery({ ...settingsQuery(useApi()), select: toPrinted }).data
}
