import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import type { Period } from './period.ts'

/** The list of the inquiries that came in a period, with further filters of its address. */
export function listAddress({ from, to }: Period, filters: Readonly<Record<string, string>> = {}): string {
  return `${STAFF_INQUIRIES_PATH}?${new URLSearchParams({ ...filters, from, to })}`
}
