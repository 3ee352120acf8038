import { domainToASCII } from 'node:url'
import { SEPARATORS } from '../../../../lib/text/shown-phone.ts'
import { toReadableDomains } from '../../../../lib/text/stored-mail.ts'

/** A parsed search: matches the inquiry with this id, or those whose searched text contains any of the texts. */
export interface InquirySearch {
  id: number | null
  texts: readonly string[]
}

/** Fewer digits are not taken for a part of a phone number. */
const MIN_PHONE_DIGITS = 3

/** Digits and what people put between them. */
const DIALLED = new RegExp(`^[\\d+/${SEPARATORS}]+$`)

/** A domain after the sign of a mail address, or standing alone, that has other letters than Latin ones. */
const DOMAIN = /(?=[^\s@]*[^\s@\p{ASCII}])(?<![^\s@])(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}]{2,}(?!\S)/gu

/**
 * Parses a non-empty search: «№ 17» is an id only; digits may be an id, a part of a phone number in any notation, or text;
 * everything else is text, ignoring case and «ё».
 */
export function parseInquirySearch(typed: string): InquirySearch {
  const written = typed.trim().toLowerCase()
  const text = fold(written)
  const numbered = /^(?:№|#)\s*(\d{1,15})$/.exec(text)?.[1]
  if (numbered !== undefined) return { id: Number(numbered), texts: [] }
  return {
    id: /^\d{1,15}$/.test(text) ? Number(text) : null,
    texts: [...new Set([text, ...writeDomains(written)]), ...readPhone(text)],
  }
}

/** As in the searched text: without «ё». */
const fold = (text: string) => text.replaceAll('ё', 'е')

/** The text with its domains in their own script, as they are stored, and in ASCII, as older inquiries have them. */
function writeDomains(text: string): string[] {
  const ascii = text.replace(DOMAIN, (domain) => domainToASCII(domain) || domain)
  return [toReadableDomains(text), ascii].map(fold)
}

/** Notations of a phone number to look for in the searched text: people write 8 for +7; each number follows a space. */
function readPhone(text: string): string[] {
  const written = text.normalize('NFKC').replace(/^tel:/, '')
  const digits = written.replace(/\D/g, '')
  if (digits.length < MIN_PHONE_DIGITS || !DIALLED.test(written)) return []
  return digits.startsWith('8') && digits.length > MIN_PHONE_DIGITS
    ? [digits, ` 7${digits.slice(1)}`]
    : [digits]
}
