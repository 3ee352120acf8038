import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { lazy } from '../lib/lazy.ts'

/** Encrypts what the database keeps but must not reveal: passwords and keys of the channels. */
export interface Secrets {
  /** Tells keys apart without revealing them; stands in the database. */
  readonly fingerprint: string
  encrypt(text: string): string
  /** Null for what another key encrypted, or what was changed since. */
  decrypt(sealed: string): string | null
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Mode of the key's file. */
const OWNER_ALONE = 0o600

/** The key is SECRETS_KEY, else a file in DATA_DIR (mode 600) that the first use creates; nothing is read before. */
export function createSecrets({
  secretsKey,
  dataDir,
}: {
  secretsKey?: string | undefined
  dataDir: string
}): Secrets {
  const key = lazy(() =>
    createHash('sha256')
      .update(`key ${secretsKey ?? readKeyFile(dataDir)}`)
      .digest(),
  )
  const fingerprint = () =>
    createHash('sha256').update('fingerprint ').update(key()).digest('hex').slice(0, 16)
  return {
    get fingerprint() {
      return fingerprint()
    },
    encrypt(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key(), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

function readKeyFile(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.key')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) createKeyFile(file)
  // A file from a backup may have come back readable for all.
  if (statSync(file).mode & 0o077) chmodSync(file, OWNER_ALONE)
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32) throw new Error('secrets.key is damaged: it is shorter than 32 characters')
  return key
}

/** The file appears whole, also after a power failure: of several processes that start at once, the first gives its name to it. */
function createKeyFile(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: OWNER_ALONE, flush: true })
  try {
    linkSync(draft, file)
  } catch {
    // The other one was faster, or this file system has no links.
    if (!existsSync(file)) renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
