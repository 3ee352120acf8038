import { type ChangeType, parsePriceChange } from '../../lib/bulk-price.ts'

const UNITS = { percentage: '%', fixed: '₽' } as const

/** The typed change without the sign of its unit: «5 %» → «5»; a sign of the other unit stays. */
export function withoutUnit(text: string, type: ChangeType): string {
  const plain = text.trim()
  return plain.endsWith(UNITS[type]) ? plain.slice(0, -1).trimEnd() : plain
}

/** Why the typed change cannot be sent; null when it can. Rubles are whole, as everywhere in the staff area. */
export function validateChange(text: string, type: ChangeType): string | null {
  const other = type === 'percentage' ? 'fixed' : 'percentage'
  if (withoutUnit(text, type).endsWith(UNITS[other]) && readAmount(text, other)) {
    return type === 'percentage'
      ? 'Введены рубли, а выбрано «В процентах»'
      : 'Введены проценты, а выбрано «В рублях»'
  }
  const amount = readAmount(text, type)
  // admin.md, section 5.
  if (!amount) return 'Введите процент или сумму изменения цены'
  const isWhole = amount.digits % 10n ** BigInt(amount.places) === 0n
  return type === 'percentage' || isWhole ? null : 'Введите сумму в целых рублях, без копеек'
}

/** The typed change as a number: percent or rubles; null when it cannot be sent. */
export function readChange(text: string, type: ChangeType): number | null {
  const amount = validateChange(text, type) === null ? readAmount(text, type) : null
  return amount && Number(amount.digits) / 10 ** amount.places
}

function readAmount(text: string, type: ChangeType) {
  return parsePriceChange(withoutUnit(text, type))
}
