import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast, type ToastMessage } from '../../ui/toast-store.ts'
import { isUnauthorized } from '../queries.ts'
import { toReason } from './failure-messages.ts'

interface Write<Input, Output> {
  call: (input: Input) => Promise<Output>
  /** Toast after a success. */
  success: ToastMessage | ((output: Output, input: Input) => ToastMessage)
  /** Message of the error catalogue, or a function that adds the server's reason to it (admin.md, section 8). */
  failure: string | ((reason: string, error: unknown) => string)
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
}

/**
 * A write of staff: shows a toast for success or failure and invalidates queries. `run` throws like the call. The last
 * failure (`error`, and its `input`) is kept until the next run or `clear`.
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
