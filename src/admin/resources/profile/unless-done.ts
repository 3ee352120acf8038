import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/error.ts'
import type { StaffApi } from '../../../api/staff.ts'
import { readVerdict } from '../../../api/verdict.ts'
import type { SecondFactorState } from '../../../contract/account/second-factor.ts'
import { secondFactorQuery } from './queries.ts'

/**
 * The answer to a call about the second step; null when the step stands as it was to be (`isDone`) although the call failed: the answer
 * to it, or to a former one, was lost. Whatever became of it, the profile then shows the state as it is.
 */
export async function unlessDone<T>(call: Promise<T>, { api, queries, isDone }: Wanted): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    const isDoubtful = (error instanceof ApiError && error.status === 409) || readVerdict(error) === 'unknown'
    // A second failure says no more than the first one.
    const state = isDoubtful ? await api.secondFactor.get().catch(() => null) : null
    if (!state) throw error
    queries.setQueryData(secondFactorQuery(api).queryKey, state)
    if (!isDone(state)) throw error
    return null
  }
}

interface Wanted {
  api: StaffApi
  queries: QueryClient
  /** Whether the call has nothing left to do. */
  isDone: (state: SecondFactorState) => boolean
}
