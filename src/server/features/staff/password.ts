import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2'

/** argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane (cheat sheet «Password Storage»). */
// Stryker disable next-line ObjectLiteral: the library's defaults are the same; written out so that no update changes them
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash with its own salt and parameters, as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return argon2Hash(password, options)
}

/** False for a wrong password. Throws when the stored text is no hash. */
export function verifyPassword(hash: string, password: string): Promise<boolean> {
  return argon2Verify(hash, password, options)
}
