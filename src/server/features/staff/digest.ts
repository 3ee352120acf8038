import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal digits: what is stored in place of secrets and names. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
