import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast, type ToastMessage } from '../../ui/toast-store.ts'
import { isUnauthorized } from '../queries.ts'
import { toReason } from './failure-messages.ts'

interface Write<Input, Output> {
  call: (input: Input) => Promise<Output>
  /** The toast of a success. */
  success: ToastMessage | ((output: Output, input: Input) => ToastMessage)
  /** The words of the error catalogue, and how the server's own words follow them (admin.md, section 8). */
  failure: string | ((reason: string, error: unknown) => string)
  /** Lists to be read anew. */
  refresh: readonly QueryKey[]
}

/**
 * A write of staff: tells success and failure in a toast and refetches what it changes. `run` throws like the call. The last
 * failure stays until the next run: `error`, and `input`, what it was about; `clear` forgets it.
 */
export function useWrite<Input, Output>({ call, success, failure, refresh }: Write<Input, Output>) {
  const queries = useQueryClient()
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    mutationFn: call,
    onSuccess: async (output, input) => {
      await Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
      showToast(typeof success === 'function' ? success(output, input) : success)
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      const description = typeof failure === 'string' ? failure : failure(toReason(error), error)
      showToast({ title: 'Ошибка', description, tone: 'bad' })
    },
  })
  return {
    run: (input: Input) => mutateAsync(input),
    isRunning: isPending,
    error,
    input: variables,
    clear: reset,
  }
}
