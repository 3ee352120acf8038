import { ApiError } from '../../api/error.ts'

/** What the browser's refusals mean, by the name of its error (WebAuthn, sections 5.1.3 and 5.1.4). */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Браузер не получил подтверждения: окно закрыто, время вышло или ключа на этом устройстве нет.',
  InvalidStateError: 'Этот ключ уже добавлен к вашей учётной записи.',
  NotSupportedError: 'Это устройство не умеет делать такие ключи.',
  AbortError: 'Запрос к ключу прерван.',
}

/** Runs what the browser does with a passkey of the site on this host. Rejects with an ApiError whose message is for people. */
export async function runCeremony<T>(site: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // The library wraps what the browser has thrown.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const name = cause instanceof Error ? cause.name : ''
    const message =
      name === 'SecurityError'
        ? `Ключи входа действуют только по адресу ${site}: откройте админ-панель там.`
        : (REFUSALS[name] ?? 'Ключ не ответил. Попробуйте ещё раз.')
    throw new ApiError(400, '', message)
  }
}
