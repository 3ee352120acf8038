import { createHash } from 'node:crypto'
import type { BulkChange, BulkPreview } from '../../../../contract/catalogue/prices.ts'
import { changePrice, type PriceBase, parsePriceChange } from '../../../../domain/price/bulk-price.ts'
import type { PricedRow } from './prices.store.ts'

/** Computes a bulk change for the given products; pure, and used for both preview and execution. */
export function buildPreview(products: readonly PricedRow[], change: BulkChange): BulkPreview {
  const amount = parsePriceChange(change.priceChange)
  if (!amount) throw new Error('the contract lets only numbers through')
  const { changeType: type, base, roundTo } = change
  const rows = products.map(({ price, ...product }) => {
    const next = changePrice(
      { price, ...product },
      { amount, type, base: base ?? undefined, roundTo: roundTo ?? undefined },
    )
    return {
      ...product,
      oldPrice: price,
      newPrice: next.price,
      difference: next.price === null || price === null ? null : next.price - price,
      skipped: next.skipped,
    }
  })
  return { rows, count: rows.filter(({ skipped }) => !skipped).length, fingerprint: fingerprintOf(rows) }
}

/** Hash of the preview; differs as soon as any row does. */
function fingerprintOf(rows: BulkPreview['rows']): string {
  const facts = rows.map(({ id, oldPrice, newPrice, skipped }) => [id, oldPrice, newPrice, skipped])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32)
}

interface DescribedBulk {
  manufacturerName: string | null
  modelLine: string | null
  priceChange: string
  changeType: BulkChange['changeType']
  base: PriceBase
  /** Rubles. */
  roundTo: number | null
}

/** Formats a bulk change as one line: «Топас», линейка «Pro»: +5 % к цене станции, до 100 ₽. */
export function describeBulk(bulk: DescribedBulk): string {
  const { manufacturerName, modelLine, priceChange, changeType, base, roundTo } = bulk
  const whose = manufacturerName === null ? 'Все производители' : `«${manufacturerName}»`
  const line = modelLine === null ? '' : `, линейка «${modelLine}»`
  const number = priceChange
    .trim()
    .replace('.', ',')
    .replace(/^-/, '−')
    .replace(/^(?=\d)/, '+')
  const station = base === 'station' ? ' к цене станции' : ''
  const rounding = roundTo === null ? '' : `, до ${roundTo}\u00A0₽`
  return `${whose}${line}: ${number}\u00A0${changeType === 'percentage' ? '%' : '₽'}${station}${rounding}`
}
