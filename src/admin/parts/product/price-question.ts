import type { Product } from '../../../contract/catalogue/products.ts'
import { isUnusualChange } from '../../../domain/price/bulk-figures.ts'
import { formatMoney } from '../../../lib/money.ts'
import { toFields } from '../../../ui/stored-value.ts'
import { formatPercent } from '../../kit/changes/change-values.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'

/** A product with its stored price and the installation part that it will have; kopecks. */
type Priced = Pick<Product, 'name' | 'price' | 'installationPrice'>

type Prices = Pick<Product, 'price' | 'installationPrice'>

/** Whether a new price (kopecks) is below its installation part. */
export function isBelowInstallation(
  { installationPrice }: Pick<Product, 'installationPrice'>,
  price: number | null,
): price is number {
  return installationPrice !== null && price !== null && price >= 0 && price < installationPrice
}

/** What is said of a price that was typed, and of a former one that comes back. */
const WORDS = {
  typed: {
    price: 'Новая цена',
    question: 'Проверьте, нет ли лишнего нуля или пропущенной цифры. Всё верно?',
    belowQuestion: 'Всё равно сохранить?',
    confirmLabel: 'Сохранить цену',
    cancelLabel: 'Исправить цену',
  },
  former: {
    price: 'Прежняя цена',
    question: 'Прежняя цена заметно отличается от нынешней. Вернуть её?',
    belowQuestion: 'Всё равно вернуть?',
    confirmLabel: 'Вернуть цену',
    cancelLabel: 'Не возвращать',
  },
} as const
type Origin = keyof typeof WORDS

/** Asks about an odd new price (kopecks), with old and new side by side; resolves true to save, at once for a usual one. */
export async function confirmPrice(
  product: Priced,
  price: number | null,
  origin: Origin = 'typed',
): Promise<boolean> {
  const isBelow = isBelowInstallation(product, price)
  if (price === null || !(isBelow || isUnusualChange(product.price, price))) return true
  const { price: what, question, belowQuestion, confirmLabel, cancelLabel } = WORDS[origin]
  const percent = formatPercent(product.price, price)
  return await confirmAction({
    title: isBelow ? 'Цена меньше цены монтажа' : 'Цена изменится больше чем на 20\u00a0%',
    subject: product.name,
    text: isBelow
      ? `${what} — ${formatMoney(price)}, а монтаж, который в неё входит, — ${formatMoney(product.installationPrice ?? 0)}. ${belowQuestion}`
      : question,
    sides: {
      before: product.price === null ? 'не было' : formatMoney(product.price),
      after: percent === null ? formatMoney(price) : `${formatMoney(price)} (${percent})`,
    },
    confirmLabel,
    cancelLabel,
    cancelIsPrimary: true,
  })
}

/**
 * The same for a stored product, absent for a new one, and what its prices are to be; at once where they stay: they are nothing that
 * this save changes.
 */
export async function confirmPrices(
  stored: Prices | undefined,
  next: Priced,
  origin?: Origin,
): Promise<boolean> {
  // A new product has nothing that its price could be compared with but the installation.
  const { price, installationPrice } = stored ?? { price: null, installationPrice: null }
  if (next.price === price && next.installationPrice === installationPrice) return true
  return await confirmPrice({ ...next, price }, next.price, origin)
}

/** The same for prices that come back in place of the present ones. */
export const confirmFormerPrices = (now: Prices, then: Priced): Promise<boolean> =>
  confirmPrices(now, then, 'former')

/** The same for a version of a product. */
export const confirmVersionPrices = (now: object, then: object): Promise<boolean> =>
  confirmFormerPrices(readPrices(now), readPrices(then))

function readPrices(version: object): Priced {
  const { name, price, installationPrice } = toFields(version)
  const toPrice = (value: unknown) => (typeof value === 'number' ? value : null)
  return { name: String(name), price: toPrice(price), installationPrice: toPrice(installationPrice) }
}
