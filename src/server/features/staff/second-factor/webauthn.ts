import {
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  TRANSPORTS,
} from '../../../../contract/account/passkeys.ts'
import { minutes } from '../../../../lib/duration.ts'
import type { Passkey } from './passkeys.store.ts'

/** How long a browser waits for the key, and how long a challenge is good. */
export const CHALLENGE_LIFETIME = minutes(5)

/** EdDSA, ES256 and RS256 (COSE): what every supported Node.js checks. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded at the first use: a shop without passkeys has none of it in memory. */
const loadLibrary = () => import('@simplewebauthn/server')

/** The site that passkeys belong to: its host without port, and scheme with host as the browser reports them. */
const toSite = (origin: string) => ({ host: new URL(origin).hostname, origin })

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
})

/** What the browser needs to make a passkey: none beside those that the account has. `handle` is the account's, opaque to others. */
export async function describeCreation(
  origin: string,
  account: { handle: Buffer; username: string },
  present: readonly Passkey[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await loadLibrary()
  const { host } = toSite(origin)
  const { challenge, user } = await generateRegistrationOptions({
    rpName: host,
    rpID: host,
    userName: account.username,
    userDisplayName: account.username,
    userID: new Uint8Array(account.handle),
    // Its default asks Node.js for algorithms that are experimental there, which warns of them.
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge,
    timeout: CHALLENGE_LIFETIME,
    rp: { id: host, name: host },
    user,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: present.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

/** What the browser needs to have one of these passkeys sign. */
export async function describeRequest(origin: string, present: readonly Passkey[]): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const rpId = toSite(origin).host
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return {
    challenge,
    timeout: CHALLENGE_LIFETIME,
    rpId,
    allowCredentials: present.map(toDescriptor),
    userVerification: 'preferred',
  }
}

/** The passkey that was made for this challenge at this site; null for anything else. */
export async function readRegistration(
  origin: string,
  challenge: string,
  { response, ...credential }: PasskeyRegistration,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'> | null> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { transports = [], ...signed } = response
  const verified = await orNull(
    verifyRegistrationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: toSite(origin).host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified?.verified) return null
  const { credential: made, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: TRANSPORTS.filter((known) => transports.includes(known)),
    isBackedUp: credentialBackedUp,
  }
}

/**
 * What the passkey says with its signature of this challenge at this site; null for anything else. Whether its counter has risen is
 * not judged here: the library would do so before it has checked the signature.
 */
export async function readAssertion(
  origin: string,
  challenge: string,
  { credentialId, publicKey }: Pick<Passkey, 'credentialId' | 'publicKey'>,
  assertion: PasskeyAssertion,
): Promise<Pick<Passkey, 'counter' | 'isBackedUp'> | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: toSite(origin).host,
      requireUserVerification: false,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
    }),
  )
  if (!verified?.verified) return null
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { counter: newCounter, isBackedUp: credentialBackedUp }
}

/** The library throws for whatever does not fit; what was sent is not told to whoever sent it. */
async function orNull<T>(verified: Promise<T>): Promise<T | null> {
  return await verified.catch(() => null)
}
