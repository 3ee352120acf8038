import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Enrolment } from '../../../../contract/account/second-factor.ts'
import { digest } from '../digest.ts'

const SECRET_BYTES = 20
/** 80 bits: 16 characters of Base32. */
const RECOVERY_BYTES = 10
const RECOVERY_CODES = 10

const toTotp = (secret: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...named, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** A new secret of an app with codes, in Base32. */
export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The secret for the app: as text, as address, and as the picture of that address. */
export function describeTotp(secret: string, named: { issuer: string; label: string }): Enrolment {
  const address = toTotp(secret, named).toString()
  const { size, data } = encode(address, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { secret, address, qr: { size, path } }
}

/** Step of 30 s that the code belongs to, at most one beside the present; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const totp = toTotp(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Ten new recovery codes, as they are shown: `abcd-efgh-ijkl-mnop`. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
    return letters.toLowerCase().replace(/.{4}(?=.)/g, '$&-')
  })

/** Hash of a recovery code, whatever the case and what stands between its letters. */
export const hashRecoveryCode = (code: string): string => digest(code.toLowerCase().replace(/[^a-z2-7]/g, ''))
