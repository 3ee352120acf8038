import { ApiError } from '../../api/error.ts'

/** Why a call failed, in words for a person: the server's, or what the browser knows. */
export function toReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'неизвестная ошибка'
  return error.userMessage ?? (error.status === 0 ? 'нет связи с сервером' : `ошибка ${error.status}`)
}

/** The server's own words, else those of the error catalogue. */
export function serverMessageOr(fallback: string): (reason: string, error: unknown) => string {
  return (_reason, error) => (error instanceof ApiError && error.userMessage) || fallback
}

/**
 * What to do after a write has failed; `button` is the word on the button that tries again. `isForm`: something typed can be
 * mended, and is still there. Empty when the reason says it already.
 */
export function formatNextStep(error: unknown, button: string, isForm: boolean): string {
  const status = error instanceof ApiError ? error.status : 500
  const stillTyped = isForm ? 'Всё, что набрано, на месте: ' : ''
  const again = `нажмите «${button}» ещё раз`
  // Not sent at all: what stopped it was said by this page.
  if (status === 0 && error instanceof ApiError && error.userMessage !== null) return ''
  if (status === 0) return sentence(`${stillTyped}проверьте связь и ${again}.`)
  if (status === 401) return sentence(`${stillTyped}${again} и войдите.`)
  if (status === 403) return 'Обновите страницу: возможно, ваши права изменились.'
  if (status === 404) return 'Обновите страницу: возможно, запись уже удалили.'
  if (status === 429 || status >= 500) return sentence(`${stillTyped}подождите минуту и ${again}.`)
  return isForm ? `Исправьте и ${again}.` : 'Обновите страницу и посмотрите, что изменилось.'
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
