import { useQuery } from '@tanstack/react-query'
import { retryCode } from '../failure/retry-code.ts'

/**
 * A module whose code is loaded when it is needed: where a component shows it (`useModule`), at a press (`load`), or by an effect that
 * must have it in the end (`untilThere`). Users take what they want from its exports.
 */
export function lazyModule<Module>(name: string, load: () => Promise<Module>) {
  let loaded: Module | undefined
  const remember = async () => {
    loaded = await load()
    return loaded
  }
  return {
    /** Rejects when it cannot be fetched. */
    load: remember,
    /** What has been loaded; undefined before that. */
    loaded: () => loaded,
    /** The module, loaded once `enabled`; without connection that waits, and a failure may be retried. */
    useModule(enabled: boolean): LateModule<Module> {
      const { data, isError, isPaused, refetch } = useQuery({
        queryKey: ['code', name],
        queryFn: remember,
        enabled,
      })
      return {
        module: data,
        isPaused,
        // While it is asked for again, a query without data has no error.
        hasFailed: isError,
        retry: () => retryCode(refetch),
      }
    },
    /**
     * `ask` loads it and hands it to `use`; where it cannot be had, which `use` hears as false, it is asked for again when there is a
     * connection, until `giveUp`.
     */
    untilThere(use: (module: Module | false) => void) {
      const ask = (): Promise<void> =>
        remember().then(use, () => {
          use(false)
          addEventListener('online', ask, { once: true })
        })
      const giveUp = () => removeEventListener('online', ask)
      return [ask, giveUp] as const
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
