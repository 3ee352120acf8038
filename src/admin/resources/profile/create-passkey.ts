import { startRegistration } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyRegistration } from '../../../contract/account/passkeys.ts'
import { runCeremony } from '../../session/ask-for-passkey.ts'

/** Has the browser make a passkey. Rejects as `runCeremony`. */
export async function createPasskey(options: PasskeyCreation): Promise<PasskeyRegistration> {
  const make = () => startRegistration({ optionsJSON: options }).catch(throwCause)
  const { id, rawId, type, response } = await runCeremony(options.rp.id, make, REFUSALS)
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

const REFUSALS = {
  InvalidStateError: 'Этот ключ уже добавлен к вашей учётной записи.',
  NotSupportedError: 'Это устройство не умеет делать такие ключи.',
}

/** The library wraps what the browser has thrown. */
function throwCause(error: unknown): never {
  throw error instanceof Error && error.cause instanceof Error ? error.cause : error
}
