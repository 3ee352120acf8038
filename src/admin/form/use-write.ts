import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import { showToast, type ToastMessage } from '../../ui/toast-store.ts'
import { isUnauthorized } from '../queries.ts'

interface Write<Input, Output> {
  call: (input: Input) => Promise<Output>
  /** The toast of a success. */
  success: ToastMessage | ((output: Output, input: Input) => ToastMessage)
  /** The words of the error catalogue, and how the server's own words follow them (admin.md, section 8). */
  failure: string | ((reason: string, error: unknown) => string)
  /** Lists to be read anew. */
  refresh: readonly QueryKey[]
}

/** A write of staff: tells success and failure in a toast and refetches what it changes. `run` throws like the call. */
export function useWrite<Input, Output>({ call, success, failure, refresh }: Write<Input, Output>) {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
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
  return { run: mutateAsync, isRunning: isPending }
}

/** Words for a person: the server's, or what the browser knows. */
export function toReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'неизвестная ошибка'
  return error.userMessage ?? (error.status === 0 ? 'нет связи с сервером' : `ошибка ${error.status}`)
}

/** The server's own words, else those of the error catalogue. */
export function serverWordsOr(words: string): (reason: string, error: unknown) => string {
  return (_reason, error) => (error instanceof ApiError && error.userMessage) || words
}
