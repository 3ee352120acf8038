import type { BulkPreview, Undone } from '../../contract/prices.ts'
import type { ChangeType } from '../../lib/bulk-price.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { signOf } from '../product/difference.ts'
import { readChange } from './change-text.ts'

export type PreviewRow = BulkPreview['rows'][number]

/** admin.md, section 5. */
export const PRICE_REQUIRED = 'Выберите товар и введите новую цену'

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6 })
const NB = '\u00A0'

/** How much a price moves, in percent of the old one: «+5 %»; null when that says nothing. */
export function formatShare(from: number | null, to: number): string | null {
  if (from === null || from === 0) return null
  const percent = Math.round(((to - from) / from) * 1000) / 10
  return percent === 0 ? null : `${signOf(percent)}${number.format(Math.abs(percent))}${NB}%`
}

/** Changes of prices as people count them: «17 цен». */
export function countPrices(count: number): string {
  return `${count} ${plural(count, ['цену', 'цены', 'цен'])}`
}

/** «Повысить 34 цены на 5 %», «Снизить 2 цены на 1 500 ₽»; null for what cannot be sent. */
export function formatAction(count: number, text: string, type: ChangeType): string | null {
  const size = readChange(text, type)
  if (size === null) return null
  return `${size < 0 ? 'Снизить' : 'Повысить'} ${countPrices(count)} на ${withUnit(Math.abs(size), type)}`
}

interface Chosen {
  manufacturer: string | null
  modelLine: string | null
  /** Only the station's part of each price is meant. */
  isStation: boolean
  type: ChangeType
  text: string
  /** Rubles. */
  roundTo: number
}

/** Whose prices are meant: words, and the name that stands out. */
export function formatScope(chosen: Pick<Chosen, 'manufacturer' | 'modelLine' | 'isStation'>) {
  const { manufacturer, modelLine, isStation } = chosen
  const prices = isStation ? 'цены станций' : 'цены'
  if (modelLine !== null) return { text: `${prices} линейки`, name: modelLine }
  if (manufacturer !== null) return { text: `${prices} производителя`, name: manufacturer }
  return { text: isStation ? 'цены всех станций каталога' : 'все цены каталога', name: null }
}

/** What is going to happen, before any table: «выше на 5 %», and how to turn it round; null while nothing is typed. */
export function describeChange({ text, type, roundTo }: Pick<Chosen, 'text' | 'type' | 'roundTo'>) {
  const size = readChange(text, type)
  if (size === null) return null
  if (size === 0) return { change: 'такими же', hint: 'Введите число больше или меньше нуля.' }
  const amount = Math.abs(size)
  const rounding = formatRounding(type, roundTo)
  return size > 0
    ? {
        change: `выше на ${withUnit(amount, type)}`,
        hint: `Чтобы снизить, поставьте минус: −${number.format(amount)}.${rounding}`,
      }
    : {
        change: `ниже на ${withUnit(amount, type)}`,
        hint: `Чтобы повысить, уберите минус: ${number.format(amount)}.${rounding}`,
      }
}

/** Whole rubles need no rounding of whole rubles. */
function formatRounding(type: ChangeType, roundTo: number): string {
  if (roundTo > 1) return ` Новые цены округлим до ${roundTo}${NB}₽.`
  return type === 'percentage' ? ' Новые цены округлим до рубля.' : ''
}

export interface PriceRemark {
  text: string
  /** Somebody should look at this price before it is applied. */
  isWarning: boolean
}

/** What deserves attention in a row: why it is skipped, or what is odd about the new price. */
export function remarkOf({ skipped, oldPrice, newPrice, installationPrice }: PreviewRow): PriceRemark | null {
  if (skipped) return { text: toSkipReason(skipped, installationPrice), isWarning: false }
  const odd = oldPrice === null || newPrice === null ? null : warnOf(oldPrice, newPrice)
  if (odd) return { text: odd, isWarning: true }
  return installationPrice === null ? { text: 'Цена без монтажа', isWarning: false } : null
}

/** A new price, in kopecks, that somebody may have mistyped; null when nothing is odd about it. */
export function warnOf(oldPrice: number, newPrice: number): string | null {
  if (newPrice === 0) return 'Цена станет нулевой'
  if (newPrice > 2 * oldPrice) return 'Дороже больше чем вдвое'
  if (2 * newPrice < oldPrice) return 'Дешевле больше чем вдвое'
  return newPrice % 100 === 0 ? null : 'В цене появятся копейки'
}

function toSkipReason(reason: NonNullable<PreviewRow['skipped']>, installation: number | null): string {
  switch (reason) {
    case 'noPrice':
      return 'Нет цены — пропустим'
    case 'belowZero':
      return 'Цена станет меньше нуля — пропустим'
    case 'belowInstallation':
      return `Меньше цены монтажа${installation === null ? '' : ` (${formatMoney(installation)})`} — пропустим`
    case 'tooLarge':
      return 'Слишком большая цена — пропустим'
    case 'unchanged':
      return 'Цена не изменится'
  }
}

/** How many prices change, deserve a second look, and stay as they are. */
export function countRows(rows: readonly PreviewRow[]) {
  const skipped = rows.filter((row) => row.skipped).length
  const toCheck = rows.filter((row) => remarkOf(row)?.isWarning).length
  return { changed: rows.length - skipped, toCheck, skipped }
}

/** The cheapest and the dearest of the new prices; null when nothing changes. */
export function findEnds(rows: readonly PreviewRow[]): { lowest: PreviewRow; highest: PreviewRow } | null {
  const changed = rows.filter(({ newPrice }) => newPrice !== null)
  const [first] = changed
  if (!first) return null
  const price = ({ newPrice }: PreviewRow) => newPrice ?? 0
  return changed.reduce(
    ({ lowest, highest }, row) => ({
      lowest: price(row) < price(lowest) ? row : lowest,
      highest: price(row) > price(highest) ? row : highest,
    }),
    { lowest: first, highest: first },
  )
}

/** What was done last, and can be taken back. */
export function formatLastBulk(count: number): string {
  return `${plural(count, ['Изменена', 'Изменены', 'Изменено'])} ${count} ${plural(count, ['цена', 'цены', 'цен'])}.`
}

/** What became of taking a change back; products that were left are named. */
export function formatUndone({ restored, left }: Undone): string {
  const names = left.map(({ name }) => name).join(', ')
  const back =
    restored === 0
      ? 'Ни одна цена не изменена.'
      : `${plural(restored, ['Прежняя цена возвращена', 'Прежние цены возвращены', 'Прежние цены возвращены'])}: ${restored} ${plural(restored, ['товар', 'товара', 'товаров'])}.`
  return left.length === 0 ? back : `${back} Эти цены с тех пор изменили, они остались как есть: ${names}.`
}

function withUnit(amount: number, type: ChangeType): string {
  return `${number.format(amount)}${NB}${type === 'percentage' ? '%' : '₽'}`
}
