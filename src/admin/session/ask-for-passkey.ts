import type { PasskeyAssertion, PasskeyRequest } from '../../contract/account/passkeys.ts'
import { runCeremony } from './passkey-refusal.ts'

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
