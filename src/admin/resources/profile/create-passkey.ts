import { startRegistration } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyRegistration } from '../../../contract/account/passkeys.ts'
import { runCeremony } from '../../session/passkey-refusal.ts'

/** Has the browser make a passkey. Rejects as `runCeremony`. */
export async function createPasskey(options: PasskeyCreation): Promise<PasskeyRegistration> {
  const { id, rawId, type, response } = await runCeremony(options.rp.id, () =>
    startRegistration({ optionsJSON: options }),
  )
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}
