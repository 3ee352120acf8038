import { sumPrices } from '../../lib/money.ts'
import { clip } from '../../lib/text/clip.ts'
import { CART_LIMITS, type CartLine, COMMENT_LABEL, formatFurther, NO_COMMENT } from './cart-message.ts'
import { MAX_MESSAGE } from './max-message.ts'

/** A parsed cart message. */
export interface CartMessage {
  /** The total's line as it was sent. */
  total: string
  /** A line for each listed item. */
  lines: readonly string[]
  /** Count and sum (kopecks) of items that are not listed; null when all are. */
  further: { count: number; sum: number } | null
  /** The visitor's comment; null without one. */
  comment: string | null
}

const UNLISTED = /^и ещё (\d+) позици/

/** Parses a message of `composeCartMessage`, or of another caller by storefront.md, section 7; null for any other text. */
export function parseCartMessage(message: string): CartMessage | null {
  const [total = '', ...rest] = message.split('\n')
  if (!total.startsWith('Общая сумма')) return null
  const end = rest.findIndex((line) => line.startsWith(COMMENT_LABEL))
  const body = (end < 0 ? rest : rest.slice(0, end)).filter(
    (line) => line.trim() !== '' && line !== 'Товары:',
  )
  const comment = end < 0 ? '' : rest.slice(end).join('\n').slice(COMMENT_LABEL.length).trim()
  return {
    total,
    lines: body.filter((line) => !UNLISTED.test(line)),
    further: readUnlisted(body),
    comment: comment === '' || comment === NO_COMMENT ? null : comment,
  }
}

/** The parts of a message that the cart's items do not contain: unlisted items and the visitor's comment. */
export function readCartMessage(message: string | null): Pick<CartMessage, 'further' | 'comment'> {
  const parts = message === null ? null : parseCartMessage(message)
  if (parts) return parts
  const lines = message?.split('\n') ?? []
  const further = UNLISTED.test(lines.at(-1) ?? '') ? readUnlisted(lines.slice(-1)) : null
  return { further, comment: (further ? lines.slice(0, -1) : lines).join('\n').trim() || null }
}

/**
 * The message to store with the items of a cart: lists at most 50, counts the rest, and contains the whole comment.
 * Longer than MAX_MESSAGE only when the comment is.
 */
export function fitCartMessage(message: string | null, items: readonly CartLine[]): string | null {
  const unlisted = items.slice(CART_LIMITS.lines)
  const isLong = message !== null && message.length > MAX_MESSAGE
  if (unlisted.length === 0 && !isLong) return message
  const parts = message === null ? null : parseCartMessage(message)
  if (parts) return shorten(parts, unlisted)
  if (unlisted.length === 0) return message
  const further = formatFurther(unlisted.length, sumPrices(unlisted))
  return message === null ? further : `${message}\n${further}`
}

/** Reserved length of the line about unlisted items, UTF-16 units. */
const UNLISTED_LENGTH = 80

function shorten({ total, lines, further, comment }: CartMessage, unlisted: readonly CartLine[]): string {
  const head = [total, 'Товары:']
  const foot = `${COMMENT_LABEL} ${comment ?? NO_COMMENT}`
  let room = MAX_MESSAGE - [...head, foot].join('\n').length - UNLISTED_LENGTH
  const listed: string[] = []
  for (const line of lines.slice(0, CART_LIMITS.lines).map(clipLine)) {
    room -= line.length + 1
    if (room < 0) break
    listed.push(line)
  }
  const cut = lines.slice(listed.length)
  const count = cut.length + (further?.count ?? 0)
  const sum = cut.reduce((all, line) => all + readPrice(line), further?.sum ?? 0)
  const unlistedLine =
    count > 0 ? formatFurther(count, sum) : formatFurther(unlisted.length, sumPrices(unlisted))
  return [...head, ...listed, ...(count + unlisted.length > 0 ? [unlistedLine] : []), foot].join('\n')
}

function readUnlisted(lines: readonly string[]): CartMessage['further'] {
  const line = lines.find((one) => UNLISTED.test(one))
  return line === undefined ? null : { count: Number(UNLISTED.exec(line)?.[1]), sum: readPrice(line) }
}

/** «Название: цена» with a shortened name. */
function clipLine(line: string): string {
  const end = line.lastIndexOf(': ')
  const name = end < 0 ? line : line.slice(0, end)
  return clip(name, CART_LIMITS.nameInText) + (end < 0 ? '' : clip(line.slice(end), CART_LIMITS.nameInText))
}

/** Longest price at the end of a line, UTF-16 units: the pattern's time grows with the square of what it reads. */
const LONGEST_PRICE = 24

/** The price at the end of a line in kopecks; 0 for «Цена по запросу». */
function readPrice(line: string): number {
  const end = line.trimEnd()
  if (!end.endsWith('₽')) return 0
  const rubles = /([\d\s]+)(?:[.,]\d+)?$/.exec(end.slice(-LONGEST_PRICE, -1).trimEnd())?.[1]
  return Number(rubles?.replace(/\D/g, '') ?? 0) * 100
}
