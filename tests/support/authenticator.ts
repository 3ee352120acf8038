import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '../../src/contract/account/passkeys.ts'

/** What a test does wrongly on purpose; by default everything is right. */
interface Deviations {
  origin?: string
  rpId?: string
  challenge?: string
  /** The counter that is reported; by default it rises by one. */
  counter?: number
}

/** Bits of the flags of authenticator data (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** Length of a CBOR item of this major type (RFC 8949), up to 65 535. */
function head(major: number, length: number): Buffer {
  const first = major << 5
  if (length < 24) return Buffer.from([first | length])
  return length < 256
    ? Buffer.from([first | 24, length])
    : Buffer.from([first | 25, length >> 8, length & 255])
}

/** CBOR of numbers, texts, bytes and maps; nothing else is in what a key answers. */
function encode(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, held]) => [encode(key), encode(held as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** A coordinate of the public key as bytes. */
const coordinate = (key: KeyObject, name: 'x' | 'y') =>
  Buffer.from(key.export({ format: 'jwk' })[name] ?? '', 'base64url')

/** A key of a person's own with one passkey (ES256, attestation `none`), at the site of this origin. */
export function createAuthenticator(ownOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, counted: number, credential = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counted)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential])
  }
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }

  return {
    id: named.id,

    /** Answers as `navigator.credentials.create`. */
    create(options: PasskeyCreation, { origin, rpId, challenge }: Deviations = {}): PasskeyRegistration {
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(publicKey, 'x')],
        [-3, coordinate(publicKey, 'y')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encode(cose)])
      const flags = USER_PRESENT | HAS_CREDENTIAL
      const authData = authenticatorData(rpId ?? options.rp.id, flags, counter, credential)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const client = clientData('webauthn.create', challenge ?? options.challenge, origin ?? ownOrigin)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['usb'],
        },
      }
    },

    /** Answers as `navigator.credentials.get`. */
    sign(options: PasskeyRequest, deviations: Deviations = {}): PasskeyAssertion {
      counter = deviations.counter ?? counter + 1
      const authData = authenticatorData(deviations.rpId ?? options.rpId, USER_PRESENT, counter)
      const client = clientData(
        'webauthn.get',
        deviations.challenge ?? options.challenge,
        deviations.origin ?? ownOrigin,
      )
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

/** A person's key in tests. */
export type Authenticator = ReturnType<typeof createAuthenticator>
