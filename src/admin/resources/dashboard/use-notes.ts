import { useQuery } from '@tanstack/react-query'
import {
  channelsQuery,
  deliveriesQuery,
  publicSettingsQuery,
  reportQuery,
  samplesQuery,
  scheduleQuery,
} from '../../queries.ts'
import { useAwaited } from '../../shell/awaiting.ts'
import { useApi } from '../../staff.ts'
import { weekOf } from './week-figures.tsx'

/** What the notes and the figures above the lists say; `isAwaited` until all of it is known or has failed. `now` in ms. */
export function useNotes(now: number, { isAdmin, mayWork }: { isAdmin: boolean; mayWork: boolean }) {
  const api = useApi()
  const undelivered = useQuery({ ...deliveriesQuery(api, 'failed'), enabled: mayWork })
  const schedule = useQuery(scheduleQuery(api))
  const channels = useQuery({ ...channelsQuery(api), enabled: isAdmin })
  const settings = useQuery({ ...publicSettingsQuery(api), enabled: isAdmin })
  const samples = useQuery({ ...samplesQuery(api), enabled: isAdmin })
  const week = useQuery({ ...reportQuery(api, weekOf(now)), enabled: isAdmin })
  return {
    undelivered: undelivered.data ?? [],
    schedule: schedule.data ?? { planned: [], past: [] },
    isAwaited: useAwaited(
      [undelivered, schedule, channels, settings, samples, week],
      isAdmin ? 'admin' : 'manager',
    ),
  }
}
