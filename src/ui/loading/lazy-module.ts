import { useQuery } from '@tanstack/react-query'
import { retryCode } from '../failure/retry-code.ts'

/** A module whose code is loaded when it is needed, in the browser alone; users take what they want from its exports. */
export function lazyModule<Module>(name: string, load: () => Promise<Module>) {
  const query = { queryKey: ['code', name], queryFn: load }
  return {
    load,
    query,
    /** The module, loaded once `enabled`; without connection that waits, and a failure may be retried. */
    useModule(enabled: boolean): LateModule<Module> {
      const { data, isError, isFetching, isPaused, refetch } = useQuery({ ...query, enabled })
      return {
        module: data,
        isPaused,
        hasFailed: isError && !isFetching,
        retry: () => retryCode(refetch),
      }
    },
  }
}

interface LateModule<Module> {
  /** Undefined until its code has come. */
  module: Module | undefined
  /** Whether it waits for a connection. */
  isPaused: boolean
  hasFailed: boolean
  retry: () => Promise<void>
}
