/** Kept as typed: another spelling of a password would lock out who has chosen it. */
const AS_TYPED = /password|secret|smtpUrl/i

/**
 * A call's input with every text composed (NFC), names of fields too: macOS hands out «й» as two characters, which no search for «й»
 * finds. Of two names that become one, the last counts. Values without texts are returned as they are.
 */
export function toComposed<T>(value: T, name = ''): T {
  return compose(value, name) as T
}

function compose(value: unknown, name: string): unknown {
  if (AS_TYPED.test(name)) return value
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map((inner) => compose(inner, name))
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.normalize('NFC'), compose(inner, key)]),
  )
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype

/** An address whose parameters are composed, names and values; the same one when they are. */
export function toComposedAddress(address: string): string {
  const query = address.indexOf('?')
  if (query < 0 || !address.includes('%', query)) return address
  const url = new URL(address)
  const parameters = [...url.searchParams]
  if (parameters.flat().every((text) => text === text.normalize('NFC'))) return address
  url.search = String(
    new URLSearchParams(parameters.map(([name, value]) => [name.normalize('NFC'), toComposed(value, name)])),
  )
  return url.href
}
