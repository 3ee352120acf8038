/** Why a text is no ОГРН (13 digits) or ОГРНИП (15), in Russian; null for one that is, whatever its check digit. */
export const findOgrnProblem = (text: string): string | null =>
  /^(\d{13}|\d{15})$/.test(text) ? null : 'ОГРН состоит из 13 или 15 цифр'

/** Why a well-formed ОГРН seems mistyped, in Russian; null for one whose check digit fits, and for what is none. */
export function findOgrnDoubt(text: string): string | null {
  if (findOgrnProblem(text) !== null) return null
  const body = text.slice(0, -1)
  // The remainder by 11, for ОГРНИП by 13: of it the last digit.
  const check = (BigInt(body) % BigInt(body.length - 1)) % 10n
  return check === BigInt(text.slice(-1))
    ? null
    : 'Похоже на опечатку: последняя цифра не сходится с остальными'
}

/** Why a text is no КПП: four digits, two digits or capital Latin letters, three digits; null for one that is. */
export function findKppProblem(text: string): string | null {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(text) ? null : 'КПП состоит из 9 знаков, например 770101001'
}
