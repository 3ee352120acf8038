import { ApiError } from '../../api/error.ts'
import type { PasskeyAssertion, PasskeyRequest } from '../../contract/account/passkeys.ts'

/**
 * Has the browser sign by a passkey. Rejects as `runCeremony`. Without the library that makes them: this may be asked for over every
 * list, which it would weigh down.
 */
export async function askForPasskey({
  challenge,
  allowCredentials,
  ...options
}: PasskeyRequest): Promise<PasskeyAssertion> {
  const { rawId, response } = await runCeremony(options.rpId, async () => {
    const credential = await navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: toBytes(challenge),
        allowCredentials: allowCredentials.map((one) => ({ ...one, id: toBytes(one.id) })),
      },
    })
    if (!(credential instanceof PublicKeyCredential)) throw new TypeError('no passkey')
    const { rawId, response } = credential
    if (!(response instanceof AuthenticatorAssertionResponse)) throw new TypeError('no signature')
    return { rawId, response }
  })
  const id = toText(rawId)
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
    },
  }
}

/** Bytes of a text in Base64url. */
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Bytes as text in Base64url, without padding. */
const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Runs what the browser does with a passkey of the site on this host. Rejects with an ApiError whose message is for people: `refusals`
 * has those of some of the browser's errors, by their names (WebAuthn, sections 5.1.3 and 5.1.4).
 */
export async function runCeremony<T>(
  site: string,
  work: () => Promise<T>,
  refusals: Readonly<Record<string, string>> = {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    const known: Readonly<Record<string, string>> = {
      NotAllowedError:
        'Браузер не получил подтверждения: окно закрыто, время вышло или ключа на этом устройстве нет.',
      SecurityError: `Ключи входа действуют только по адресу ${site}: откройте админ-панель там.`,
      ...refusals,
    }
    throw new ApiError(400, '', known[name] ?? 'Ключ не ответил. Попробуйте ещё раз.')
  }
}
