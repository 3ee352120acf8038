import { type ChangeType, parsePriceChange } from '../../../../domain/price/bulk-price.ts'

const UNITS = { percentage: '%', fixed: '₽' } as const

/** Removes the unit from a typed change: «5 %» → «5»; the other unit is kept, and so rejected. */
export function withoutUnit(text: string, type: ChangeType): string {
  const plain = text.trim()
  return plain.endsWith(UNITS[type]) ? plain.slice(0, -1).trimEnd() : plain
}

/** Validation message for a typed change; null when valid. Fixed sums are whole rubles. */
export function validateChange(text: string, type: ChangeType): string | null {
  const other = type === 'percentage' ? 'fixed' : 'percentage'
  if (withoutUnit(text, type).endsWith(UNITS[other]) && readAmount(text, other)) {
    return type === 'percentage'
      ? 'Введены рубли, а выбрано «В процентах»'
      : 'Введены проценты, а выбрано «В рублях»'
  }
  const amount = readAmount(text, type)
  // Message of admin.md, section 5.
  if (!amount) return 'Введите процент или сумму изменения цены'
  const isWhole = amount.digits % 10n ** BigInt(amount.places) === 0n
  return type === 'percentage' || isWhole ? null : 'Введите сумму в целых рублях, без копеек'
}

/** Parses a typed change: percent or rubles; null when invalid. */
export function readChange(text: string, type: ChangeType): number | null {
  const amount = validateChange(text, type) === null ? readAmount(text, type) : null
  return amount && Number(amount.digits) / 10 ** amount.places
}

function readAmount(text: string, type: ChangeType) {
  return parsePriceChange(withoutUnit(text, type))
}
