import { domainToASCII } from 'node:url'
import { toStoredMail } from '../lib/stored-mail.ts'

/** How one mail address may be stored: in its one form, and as older records have it, with its domain in ASCII. In lower case. */
export function spellMail(address: string): string[] {
  const stored = toStoredMail(address)
  const at = stored.lastIndexOf('@') + 1
  const domain = at === 0 ? '' : domainToASCII(stored.slice(at))
  const spellings = domain === '' ? [stored] : [stored, stored.slice(0, at) + domain]
  return [...new Set(spellings.map((spelling) => spelling.toLowerCase()))]
}
