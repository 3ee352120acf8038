import { domainToASCII } from 'node:url'
import { toStoredMail } from '../lib/text/stored-mail.ts'

/**
 * How one mail address may be stored: in its one form, and with its domain in ASCII, as older inquiries have it until they are read anew
 * (`inquiries/restate-contacts.service.ts`) and their former addresses for ever: nobody's data is to be missed. In lower case.
 */
export function spellMail(address: string): string[] {
  const stored = toStoredMail(address)
  const at = stored.lastIndexOf('@') + 1
  const domain = at === 0 ? '' : domainToASCII(stored.slice(at))
  const spellings = domain === '' ? [stored] : [stored, stored.slice(0, at) + domain]
  return [...new Set(spellings.map((spelling) => spelling.toLowerCase()))]
}
