import { useQuery } from '@tanstack/react-query'
import { retryCode } from '../failure/retry-code.ts'

/**
 * A module whose code is loaded when it is needed: where a component shows it (`useModule`), at a press (`load`), or by an effect that
 * must have it in the end (`untilThere`). Users take what they want from its exports.
 */
export function lazyModule<Module>(name: string, load: () => Promise<Module>) {
  let loaded: Module | undefined
  const remember = async () => {
    loaded ??= await load()
    return loaded
  }
  return {
    /** At once where it has been loaded; rejects when it cannot be fetched. */
    load: remember,
    /** What has been loaded; undefined before that. */
    loaded: () => loaded,
    /** The module, at once where it has been loaded, else once `enabled`; without connection that waits, and a failure may be retried. */
    useModule(enabled: boolean): LateModule<Module> {
      const { data, isError, isPaused, refetch } = useQuery({
        queryKey: ['code', name],
        queryFn: remember,
        enabled,
      })
      return {
        module: data ?? loaded,
        isPaused,
        // While it is asked for again, a query without data has no error.
        hasFailed: isError && !loaded,
        retry: () => retryCode(refetch),
      }
    },
    /**
     * `ask` loads it and hands it to `use`; where it cannot be had or used, which `use` hears as false, it is asked for again when there
     * is a connection. After `giveUp` nothing is asked for, and `use` is not called any more.
     */
    untilThere(use: (module: Module | false) => void) {
      let isOver = false
      const ask = async (): Promise<void> => {
        try {
          if (isOver) return
          const module = await remember()
          if (!isOver) use(module)
        } catch {
          if (isOver) return
          use(false)
          addEventListener('online', ask, { once: true })
        }
      }
      const giveUp = () => {
        isOver = true
        removeEventListener('online', ask)
      }
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
