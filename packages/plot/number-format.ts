let decimal: Intl.NumberFormat | undefined

/** Formats a number with a decimal comma and at most two digits after it: 1.15 → «1,15» (decisions.md, productivity). */
export function formatNumber(value: number): string {
  decimal ??= new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 })
  return decimal.format(value)
}
