import { tidyMail } from './mail-address.ts'

const FIRST = 128
const BASE = 36
const MAX_CODE = 0x10ffff

/** What a label of a domain consists of, so that nothing invisible comes out of a decoded one. */
const READABLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u

/**
 * The one form in which a mail address is stored: without white space around and what nobody sees, letters of full width as usual ones (NFKC), its domain in
 * lower case and in its own script: « Ivan@XN--E1AFMKFD.xn--p1ai» → «Ivan@пример.рф». The name before the sign keeps its capitals.
 */
export function toStoredMail(address: string): string {
  const trimmed = tidyMail(address)
  const at = trimmed.lastIndexOf('@') + 1
  return at === 0 ? trimmed : trimmed.slice(0, at) + toReadableDomains(trimmed.slice(at))
}

/** A text in lower case with all `xn--` labels of domains in their own script; those that cannot be read stay. */
export function toReadableDomains(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}-])xn--([a-z\d-]+)/gu, (label, code) => {
      const decoded = decodePunycode(code)?.normalize('NFC')
      return decoded !== undefined && READABLE.test(decoded) ? decoded : label
    })
}

/** A label after its `xn--` (RFC 3492, section 6.2); undefined when it is none. */
function decodePunycode(code: string): string | undefined {
  const end = Math.max(code.lastIndexOf('-'), 0)
  const letters = [...code.slice(0, end)].map((letter) => letter.charCodeAt(0))
  const digits = [...code.slice(end === 0 ? 0 : end + 1)]
  let next = FIRST
  let bias = 72
  let index = 0
  for (let at = 0; at < digits.length; ) {
    const start = index
    let weight = 1
    for (let position = BASE; ; position += BASE) {
      const digit = Number.parseInt(toBase36(digits[at++] ?? '-'), BASE)
      if (Number.isNaN(digit)) return undefined
      index += digit * weight
      const threshold = Math.min(Math.max(position - bias, 1), 26)
      if (digit < threshold) break
      weight *= BASE - threshold
      if (index > MAX_CODE * 64 || weight > MAX_CODE * 64) return undefined
    }
    const count = letters.length + 1
    bias = adaptBias(index - start, count, start === 0)
    next += Math.floor(index / count)
    index %= count
    if (next > MAX_CODE) return undefined
    letters.splice(index++, 0, next)
  }
  return String.fromCodePoint(...letters)
}

/** Punycode counts a–z as 0–25 and 0–9 as 26–35; JavaScript the other way round. */
function toBase36(digit: string): string {
  if (/[a-z]/.test(digit)) return (digit.charCodeAt(0) - 97).toString(BASE)
  return /\d/.test(digit) ? (Number(digit) + 26).toString(BASE) : digit
}

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > 455; bias += BASE) rest = Math.floor(rest / 35)
  return bias + Math.floor((36 * rest) / (rest + 38))
}
