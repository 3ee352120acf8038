import { toTextParts } from './linked-text.ts'

/** What Markdown may take for a mark, also where it would leave it as it is. */
const MARK =
  /\\|[[\]]|<[a-z/!?]|&#?\w+;|\S@\S|:\/\/|www\.|^[ \t]*(?:[#>|=:+-]|\d+[.)](?:\s|$))|\n[ \t]*\n| {2}\n/im
/** Marks that stand around words. */
const AROUND = ['*', '_', '`', '~']

/** Whether a text is more than one paragraph of words and links, so that only the renderer of Markdown can show it. */
export function hasMarks(text: string): boolean {
  const parts = toTextParts(text)
  const words = parts.map((part) => (typeof part === 'string' ? part : part.words))
  const all = words.join('')
  return (
    text.includes('![') ||
    // Its address may be one in Markdown, as with a title behind it.
    parts.some((part) => typeof part !== 'string' && part.href === null) ||
    words.some((part) => MARK.test(part)) ||
    AROUND.some((one) => all.indexOf(one) !== all.lastIndexOf(one))
  )
}
