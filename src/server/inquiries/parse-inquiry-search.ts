/** What somebody looks for: a request of this number, or one whose searched text contains any of the texts. */
export interface InquirySearch {
  id: number | null
  texts: readonly string[]
}

/** Fewer digits are a number of a request or a part of a name, not of a phone. */
const MIN_PHONE_DIGITS = 3

/**
 * Reads what staff typed, not empty: «№ 17» is a number alone; digits may be a number, a part of a phone in any notation, or words;
 * everything else are words, in any case, «ё» like «е».
 */
export function parseInquirySearch(typed: string): InquirySearch {
  const text = typed.trim().toLowerCase().replaceAll('ё', 'е')
  const numbered = /^(?:№|#)\s*(\d{1,15})$/.exec(text)?.[1]
  if (numbered !== undefined) return { id: Number(numbered), texts: [] }
  return { id: /^\d{1,15}$/.test(text) ? Number(text) : null, texts: [text, ...readPhone(text)] }
}

/** How the number is written in the searched text; Russians write 8 for +7, and the text keeps each number after a space. */
function readPhone(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  if (digits.length < MIN_PHONE_DIGITS || !/^[\d\s()+.–-]+$/.test(text)) return []
  return digits.startsWith('8') && digits.length > MIN_PHONE_DIGITS
    ? [digits, ` 7${digits.slice(1)}`]
    : [digits]
}
