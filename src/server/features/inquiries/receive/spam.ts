import { seconds } from '../../../../lib/duration.ts'

/** Faster than a person fills in a form (issue 10, point 5). */
const SHORTEST_FILLING = seconds(2)
/** Equal phone and message within an hour from which on an inquiry is marked. */
const FIRST_MARKED_REPEAT = 4
/** So many times its hourly number a network that is merely full may send: behind that of a mobile operator are thousands of people. */
const MOST_OF_FULL_NETWORK = 3

const LINK =
  /(?:https?|ftp):\/\/|\bwww\.|\b[a-z\d-]+\.(?:ru|su|com|net|org|info|biz|site|online|shop|store|xyz|top|club|link|io|me|cc|ly)\b|[а-яё\d-]{2,}\.рф(?![а-яё])/i

interface Signs {
  name: string
  phone: string
  message?: string | null | undefined
  website?: string | null | undefined
  shownAt?: string | null | undefined
  /** How long the form was shown, ms, by the visitor's clock alone. */
  filledFor?: number | null | undefined
}

/** What is known of an inquiry beside what it says itself. */
interface Circumstances {
  now: number
  /** The shop's own address. */
  origin: string
  /** Inquiries of the last hour with this phone and message. */
  repeats: number
  /** Inquiries of the last hour from the visitor's network, and how many of them are nothing special. */
  fromNetwork: number
  perHour: number
}

/** Why an inquiry looks like spam, in words for staff. */
export interface SpamSign {
  reason: string
  /** A person may have done this too, and it is all that speaks against the inquiry: with a phone to dial, staff are told. */
  isWeak: boolean
}

/**
 * Why an inquiry looks like spam; null when it does not. A link in the message alone is nothing, people show what they mean; beside another
 * sign it is a second one, unless it leads to the shop itself. What is sent again and again, or by a network far over its hourly number, is
 * a flood, which is never a weak sign.
 */
export function findSpamSign(
  { name, phone, website, message, ...times }: Signs,
  { now, origin, repeats, fromNetwork, perHour }: Circumstances,
): SpamSign | null {
  const filling = toFilling(times, now)
  const isRepeated = repeats + 1 >= FIRST_MARKED_REPEAT
  const [reason, ...others] = [
    // Programs that fill in forms for people fill in what they do not see, too.
    website ? 'Заполнено скрытое поле, которого человек не видит' : null,
    // «Сергей (stroyka.ru)».
    hasLink(name) ? 'Ссылка в имени' : null,
    hasLink(phone) ? 'Ссылка в телефоне' : null,
    filling >= 0 && filling < SHORTEST_FILLING ? 'Форма отправлена быстрее двух секунд' : null,
    isRepeated ? 'Тот же телефон и текст больше трёх раз за час' : null,
    fromNetwork >= perHour ? `С одного адреса больше ${perHour} заявок за час` : null,
  ].filter((sign) => sign !== null)
  if (reason === undefined) return null
  if (hasForeignLink(message ?? '', origin)) return { reason: `${reason}; в сообщении ссылка`, isWeak: false }
  const isFlood = isRepeated || fromNetwork >= perHour * MOST_OF_FULL_NETWORK
  return { reason, isWeak: !isFlood && others.length === 0 }
}

/** Letters of a word that are looked at. */
const LONGEST_WORD = 200

const MAIL_ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu

/** Whether a text has a link; a mail address is none: people write it beside their phone. */
const hasLink = (text: string) => LINK.test(text.replace(MAIL_ADDRESS, ''))

/** Whether a message has a link that is neither to the shop nor part of a mail address. */
function hasForeignLink(message: string, origin: string): boolean {
  const host = origin.replace(/^https?:\/\//, '').toLowerCase()
  // The pattern's time grows with the square of a word.
  const words = message
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.slice(0, LONGEST_WORD))
  return words.some((word) => !leadsTo(host, word) && hasLink(word))
}

/** Whether a word is a link to this host, or to a page of it. */
function leadsTo(host: string, word: string): boolean {
  const address = word.replace(/^[("'«<[]*(?:https?:\/\/)?(?:www\.)?/, '')
  return host !== '' && address.startsWith(host) && !/^[.-]*[\p{L}\d]/u.test(address.slice(host.length))
}

/**
 * How long a person filled in the form, ms; negative or NaN when that is not known. By the visitor's clock alone; only pages that were open
 * before it was sent are judged by two clocks, where a moment ahead of ours is a wrong clock, not haste.
 */
function toFilling({ shownAt, filledFor }: Pick<Signs, 'shownAt' | 'filledFor'>, now: number): number {
  return filledFor ?? now - Date.parse(shownAt ?? '')
}
