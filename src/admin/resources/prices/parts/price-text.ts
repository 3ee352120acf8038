import type { BulkPreview, Undone } from '../../../../contract/catalogue/prices.ts'
import {
  type BulkFigures,
  findPriceWarning,
  type PriceWarning,
} from '../../../../domain/price/bulk-figures.ts'
import type { ChangeType } from '../../../../domain/price/bulk-price.ts'
import { lazy } from '../../../../lib/lazy.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { plural } from '../../../../lib/text/plural.ts'
import { signOf } from '../../../parts/product/difference.ts'
import { readChange } from './change-text.ts'

export type PreviewRow = BulkPreview['rows'][number]

/** What is to be known of a preview before it is applied. */
export type PreviewFigures = BulkFigures<PreviewRow>

/** Message of admin.md, section 5. */
export const PRICE_REQUIRED = 'Выберите товар и введите новую цену'

const number = lazy(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 6 }))
const NB = '\u00A0'

/** Formats a price change in percent: «+5 %»; null without an old price or change. */
export function formatShare(from: number | null, to: number): string | null {
  if (from === null || from === 0) return null
  const percent = Math.round(((to - from) / from) * 1000) / 10
  return percent === 0 ? null : `${signOf(percent)}${number().format(Math.abs(percent))}${NB}%`
}

/** Formats a number of prices: «17 цен». */
export function countPrices(count: number): string {
  return `${count} ${plural(count, ['цену', 'цены', 'цен'])}`
}

/** Label of the apply button: «Повысить 34 цены на 5 %», «Снизить 2 цены на 1 500 ₽»; null when invalid. */
export function formatAction(count: number, text: string, type: ChangeType): string | null {
  const size = readChange(text, type)
  if (size === null) return null
  return `${size < 0 ? 'Снизить' : 'Повысить'} ${countPrices(count)} на ${withUnit(Math.abs(size), type)}`
}

interface Chosen {
  manufacturer: string | null
  modelLine: string | null
  /** The change applies to the station's part only. */
  isStation: boolean
  type: ChangeType
  text: string
  /** Rubles. */
  roundTo: number
}

/** Selection as text and emphasised name. */
export function formatScope(chosen: Pick<Chosen, 'manufacturer' | 'modelLine' | 'isStation'>) {
  const { manufacturer, modelLine, isStation } = chosen
  const prices = isStation ? 'цены станций' : 'цены'
  if (modelLine !== null) return { text: `${prices} линейки`, name: modelLine }
  if (manufacturer !== null) return { text: `${prices} производителя`, name: manufacturer }
  return { text: isStation ? 'цены всех станций каталога' : 'все цены каталога', name: null }
}

/** Describes a change: «выше на 5 %», and how to reverse the sign; null for an empty field. */
export function describeChange({ text, type, roundTo }: Pick<Chosen, 'text' | 'type' | 'roundTo'>) {
  const size = readChange(text, type)
  if (size === null) return null
  if (size === 0) return { change: 'такими же', hint: 'Введите число больше или меньше нуля.' }
  const amount = Math.abs(size)
  const rounding = formatRounding(type, roundTo)
  return size > 0
    ? {
        change: `выше на ${withUnit(amount, type)}`,
        hint: `Чтобы снизить, поставьте минус: −${number().format(amount)}.${rounding}`,
      }
    : {
        change: `ниже на ${withUnit(amount, type)}`,
        hint: `Чтобы повысить, уберите минус: ${number().format(amount)}.${rounding}`,
      }
}

/** Text about rounding; empty for whole rubles rounded to 1. */
function formatRounding(type: ChangeType, roundTo: number): string {
  if (roundTo > 1) return ` Новые цены округлим до ${roundTo}${NB}₽.`
  return type === 'percentage' ? ' Новые цены округлим до рубля.' : ''
}

export interface PriceRemark {
  text: string
  /** The price should be checked before applying. */
  isWarning: boolean
}

/** Remark on a row: why it is skipped, or a warning about the new price; null for neither. */
export function remarkOf({ skipped, oldPrice, newPrice, installationPrice }: PreviewRow): PriceRemark | null {
  if (skipped) return { text: toSkipReason(skipped, installationPrice), isWarning: false }
  const warning = oldPrice === null || newPrice === null ? null : warnOf(oldPrice, newPrice)
  if (warning) return { text: warning, isWarning: true }
  return installationPrice === null ? { text: 'Цена без монтажа', isWarning: false } : null
}

/** Warning about a new price (kopecks) that may be a typing error; null when plausible. */
export function warnOf(oldPrice: number, newPrice: number): string | null {
  const warning = findPriceWarning(oldPrice, newPrice)
  return warning && WARNINGS[warning]
}

const WARNINGS: Readonly<Record<PriceWarning, string>> = {
  zero: 'Цена станет нулевой',
  doubled: 'Дороже больше чем вдвое',
  halved: 'Дешевле больше чем вдвое',
  kopecks: 'В цене появятся копейки',
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

/** Text about the last bulk change, which can be undone. */
export function formatLastBulk(count: number): string {
  return `${plural(count, ['Изменена', 'Изменены', 'Изменено'])} ${count} ${plural(count, ['цена', 'цены', 'цен'])}.`
}

/** Result of undoing a bulk change, with the names of skipped products. */
export function formatUndone({ restored, left }: Undone): string {
  const names = left.map(({ name }) => name).join(', ')
  const back =
    restored === 0
      ? 'Ни одна цена не изменена.'
      : `${plural(restored, ['Прежняя цена возвращена', 'Прежние цены возвращены', 'Прежние цены возвращены'])}: ${restored} ${plural(restored, ['товар', 'товара', 'товаров'])}.`
  return left.length === 0 ? back : `${back} Эти цены с тех пор изменили, они остались как есть: ${names}.`
}

function withUnit(amount: number, type: ChangeType): string {
  return `${number().format(amount)}${NB}${type === 'percentage' ? '%' : '₽'}`
}
