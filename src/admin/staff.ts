import { createContext, use } from 'react'
import type { StaffApi } from '../api/staff.ts'

export const StaffContext = createContext<StaffApi | null>(null)

/** The staff area's API client. Throws outside its provider. */
export function useApi(): StaffApi {
  const api = use(StaffContext)
  if (!api) throw new Error('StaffContext is missing')
  return api
}
