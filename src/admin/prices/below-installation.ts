import type { Product } from '../../contract/products.ts'
import { formatMoney } from '../../lib/money.ts'
import { confirmAction } from '../write/confirm-action.ts'

/** Whether a new price (kopecks) is below its installation part. */
export function isBelowInstallation(
  { installationPrice }: Pick<Product, 'installationPrice'>,
  price: number | null,
): price is number {
  return installationPrice !== null && price !== null && price >= 0 && price < installationPrice
}

/** Asks for confirmation of a price below its installation part; resolves true to save. */
export function confirmBelowInstallation(
  { name, installationPrice }: Product,
  price: number,
): Promise<boolean> {
  return confirmAction({
    title: 'Цена меньше цены монтажа',
    subject: name,
    text: `Новая цена — ${formatMoney(price)}, а монтаж, который в неё входит, — ${formatMoney(installationPrice ?? 0)}. Всё равно сохранить?`,
    confirmLabel: 'Сохранить цену',
    cancelLabel: 'Исправить цену',
    cancelIsPrimary: true,
  })
}
