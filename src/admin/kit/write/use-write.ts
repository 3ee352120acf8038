import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '../../../api/client.ts'
import { type RecordConflict, readConflict } from '../../../api/conflict.ts'
import { isPassing } from '../../../api/verdict.ts'
import { showToast, type ToastMessage } from '../../../ui/toast/toast-store.ts'
import { isUnauthorized } from '../../queries.ts'
import { toReason } from './failure-messages.ts'
import { type Seen, sendInTurn } from './in-turn.ts'
import { showStale } from './stale.ts'

interface Write<Input, Output> {
  /** `options` name the version of the `record`; empty without one. */
  call: (input: Input, options: CallOptions) => Promise<Output>
  /** The stored record that is changed: writes of one record wait for each other. None for a new one. */
  record?: (input: Input) => Seen | undefined
  /** Toast after a success; null where the screen itself shows it. */
  success: ToastMessage | null | ((output: Output, input: Input) => ToastMessage | null)
  /** Message of the error catalogue, or a function that adds the server's reason to it (admin.md, section 8). */
  failure: string | ((reason: string, error: unknown) => string)
  /** Label of the button that tries once more what failed and may yet go through; by default the toast has none. */
  again?: string
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
  /** What follows a write over another version, after refreshing; by default a toast says who changed the record. */
  onStale?: (conflict: RecordConflict, input: Input) => void
}

/**
 * A write of staff: shows a toast for success or failure and invalidates queries. `run` throws like the call. The last
 * failure (`error`, and its `input`) is kept until the next run or `clear`.
 */
export function useWrite<Input, Output>({
  call,
  record,
  success,
  failure,
  again,
  refresh,
  onStale = (conflict) => showStale(conflict),
}: Write<Input, Output>) {
  const queries = useQueryClient()
  const reload = () => Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const run = (input: Input): Promise<Output> => mutateAsync(input)
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: (input: Input) => {
      const seen = record?.(input)
      return seen ? sendInTurn(queries, seen, (options) => call(input, options)) : call(input, {})
    },
    onSuccess: async (output, input) => {
      await reload()
      const message = typeof success === 'function' ? success(output, input) : success
      if (message) showToast(message)
    },
    onError: async (error, input) => {
      if (isUnauthorized(error)) return
      const conflict = readConflict(error)
      if (conflict) {
        await reload()
        return onStale(conflict, input)
      }
      const description = typeof failure === 'string' ? failure : failure(toReason(error), error)
      showToast({
        title: 'Ошибка',
        description,
        tone: 'bad',
        ...(again !== undefined &&
          isPassing(error) && {
            action: { label: again, run: () => void run(input).catch(() => undefined) },
          }),
      })
    },
  })
  return {
    run,
    isRunning: isPending,
    error,
    input: variables,
    clear: reset,
  }
}
