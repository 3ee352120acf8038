import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ApiError } from '../../api/error.ts'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '../../contract/account/passkeys.ts'

/** Has the browser make a passkey. Rejects with an ApiError whose message is for people. */
export async function createPasskey(options: PasskeyCreation): Promise<PasskeyRegistration> {
  const made = await ceremony(() => startRegistration({ optionsJSON: options }), options.rp.id)
  const { clientDataJSON, attestationObject, transports } = made.response
  return {
    ...toCredential(made),
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

/** Has the browser sign by a passkey. Rejects likewise. */
export async function askForPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const signed = await ceremony(() => startAuthentication({ optionsJSON: options }), options.rpId)
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return { ...toCredential(signed), response: { clientDataJSON, authenticatorData, signature } }
}

const toCredential = ({ id, rawId, type }: RegistrationResponseJSON | AuthenticationResponseJSON) => ({
  id,
  rawId,
  type,
})

/** What the browser's refusals mean, by the name of its error (WebAuthn, sections 5.1.3 and 5.1.4). */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Браузер не получил подтверждения: окно закрыто, время вышло или ключа на этом устройстве нет.',
  InvalidStateError: 'Этот ключ уже добавлен к вашей учётной записи.',
  NotSupportedError: 'Это устройство не умеет делать такие ключи.',
  AbortError: 'Запрос к ключу прерван.',
}

/** Runs what the browser does with the key; `site` is the host that the key belongs to. */
async function ceremony<T>(work: () => Promise<T>, site: string): Promise<T> {
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
