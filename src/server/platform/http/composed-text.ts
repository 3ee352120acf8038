/** Kept as typed: another spelling of a password would lock out who has chosen it. */
const AS_TYPED = /password|secret|smtpUrl/i

/**
 * More marks behind one letter than any language writes (UAX #15, 13): a composing of many that are out of order takes the square of their
 * number.
 */
const TOO_MANY_MARKS = /((?<!\p{M})\p{M}{31,})/u

/** A text in NFC, but for too many marks behind one letter: they stay as they are, and so does what stands on their other side. */
const composeText = (text: string) =>
  text
    .split(TOO_MANY_MARKS)
    .map((part, index) => (index % 2 === 1 ? part : part.normalize('NFC')))
    .join('')

/**
 * A call's input with every text composed (NFC), names of fields too: macOS hands out «й» as two characters, which no search for «й»
 * finds. Of two names that become one, the last counts. Values without texts are returned as they are.
 */
export function toComposed(value: unknown): unknown {
  if (typeof value === 'string') return composeText(value)
  if (Array.isArray(value)) return value.map(toComposed)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      composeText(key),
      AS_TYPED.test(key) ? inner : toComposed(inner),
    ]),
  )
}

/** The text of a field with this name, composed. */
export const toComposedField = (text: string, name = ''): string =>
  AS_TYPED.test(name) ? text : composeText(text)

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/** An address whose parameters are composed, names and values; the same one when they are. */
export function toComposedAddress(address: string): string {
  const query = address.indexOf('?')
  if (query < 0 || !address.includes('%', query)) return address
  const url = new URL(address)
  const parameters = [...url.searchParams]
  if (parameters.flat().every((text) => text === composeText(text))) return address
  url.search = String(
    new URLSearchParams(parameters.map(([name, value]) => [composeText(name), toComposedField(value, name)])),
  )
  return url.href
}
