import { readConflict } from '../../../api/conflict.ts'
import { ApiError } from '../../../api/error.ts'
import { isPassing } from '../../../api/verdict.ts'
import type { TrashedEntity } from '../../../contract/records/record-kinds.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'

/** Message why a call failed: the server's, else by status. */
export function toReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'неизвестная ошибка'
  return error.userMessage ?? (error.status === 0 ? 'нет связи с сервером' : `ошибка ${error.status}`)
}

/** The server's message, else the given one of the error catalogue. */
export function serverMessageOr(fallback: string): (reason: string, error: unknown) => string {
  return (_reason, error) => (error instanceof ApiError && error.userMessage) || fallback
}

/**
 * What does not lie in the trash when it is deleted. The records' table says so too (`trash: null`), with all their words, which the
 * sign-in page would load with it; the compiler keeps both alike.
 */
const OUT_OF_TRASH: Readonly<Record<Exclude<FormEntity, TrashedEntity>, true>> = {
  settings: true,
  pages: true,
  users: true,
  channels: true,
}

/** Where a write failed. */
interface FailedWrite {
  /** The typed values are kept and can be corrected. */
  isForm?: boolean | undefined
  /** Of the stored record that was written. */
  entity?: FormEntity | undefined
}

/** Message what to do after a failed write; `button` is the label of the retry button. Empty when the reason already contains it. */
export function formatNextStep(
  error: unknown,
  button: string,
  { isForm = false, entity }: FailedWrite = {},
): string {
  const status = error instanceof ApiError ? error.status : 500
  const stillTyped = isForm ? 'Всё, что набрано, на месте: ' : ''
  const again = `нажмите «${button}» ещё раз`
  // Not sent: this page has already shown the reason.
  if (status === 0 && error instanceof ApiError && error.userMessage !== null) return ''
  if (status === 0) return upperFirst(`${stillTyped}проверьте связь и ${again}.`)
  if (status === 401) return upperFirst(`${stillTyped}${again} и войдите.`)
  if (status === 403) return 'Обновите страницу: возможно, ваши права изменились.'
  if (status === 404 && isForm) {
    return entity && !(entity in OUT_OF_TRASH)
      ? `${stillTyped}если запись удалили, верните её из корзины и ${again}.`
      : `Возможно, запись уже удалили. ${stillTyped}скопируйте нужное и обновите страницу.`
  }
  if (status === 404) return 'Обновите страницу: возможно, запись уже удалили.'
  if (isForm && readConflict(error)) return upperFirst(`${stillTyped}${again}, и обе правки сложатся.`)
  if (isPassing(error)) return upperFirst(`${stillTyped}подождите минуту и ${again}.`)
  return isForm ? `Исправьте и ${again}.` : 'Обновите страницу и посмотрите, что изменилось.'
}
