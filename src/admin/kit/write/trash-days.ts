import { useQuery } from '@tanstack/react-query'
import { plural } from '../../../lib/text/plural.ts'
import { publicSettingsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** The default of the settings. */
const USUAL_DAYS = 30

/** How many days a deleted record can be restored. */
export function useTrashDays(): number {
  return useQuery(publicSettingsQuery(useApi())).data?.trashDays ?? USUAL_DAYS
}

/** «30 дней». */
export function formatTrashDays(days: number): string {
  return `${days} ${plural(days, ['день', 'дня', 'дней'])}`
}
