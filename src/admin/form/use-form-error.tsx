import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/error.ts'
import { Icon } from '../../ui/icon.tsx'

/**
 * What the server said of a form as a whole, kept in the form after the toast has gone. Put `formError` at its top and give
 * `send` to the form; it throws like the call.
 */
export function useFormError<Values, Answer>(
  call: (values: Values) => Promise<Answer>,
): {
  formError: ReactNode
  send: (values: Values) => Promise<Answer>
} {
  const [words, setWords] = useState<string | null>(null)
  return {
    formError: words !== null && (
      <div className="note note--bad">
        <Icon name="warn" />
        <p>{words}</p>
      </div>
    ),
    async send(values) {
      setWords(null)
      try {
        return await call(values)
      } catch (error) {
        if (error instanceof ApiError && error.fieldErrors.size === 0) {
          setWords(error.userMessage ?? 'Сервер не ответил. Всё, что набрано, на месте: попробуйте ещё раз.')
        }
        throw error
      }
    },
  }
}
