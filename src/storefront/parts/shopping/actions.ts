import type { ProductSummary } from '../../../api/queries/queries.ts'
import { CART_PATH } from '../../../domain/site/site-paths.ts'
import { showToast, type ToastMessage } from '../../../ui/toast/toast-store.ts'
import { cart, toCartItem } from './cart.ts'
import { type ComparedProduct, compare } from './compare.ts'
import { toCompareItem } from './to-compare-item.ts'
import type { WizardData } from './wizard-data.ts'

/** The texts of the error catalogue (storefront.md, section 8). */
export const shoppingToasts = {
  cartAdded: {
    title: 'Товар добавлен в корзину',
    description: 'Вы можете продолжить покупки или перейти к оформлению',
    action: { label: 'Перейти в корзину', href: CART_PATH },
  },
  cartDuplicate: { title: 'Товар уже в корзине', description: 'Этот товар уже добавлен в корзину' },
  compareAdded: {
    title: 'Товар добавлен к сравнению',
    description: 'Перейдите в раздел сравнения для просмотра',
  },
  compareDuplicate: { title: 'Товар уже в сравнении', description: 'Этот товар уже добавлен к сравнению' },
} as const satisfies Record<string, ToastMessage>

/** Adds a product to the cart with a toast; another toast when it is already there. Answers of the wizard go along with it. */
export function addToCart(product: ProductSummary, wizardData?: WizardData): void {
  const result = cart.add({ ...toCartItem(product), ...(wizardData && { wizardData }) })
  showToast(result === 'added' ? shoppingToasts.cartAdded : shoppingToasts.cartDuplicate)
}

/** Adds a product to the comparison with a toast; does nothing when that is full. */
export function addToCompare(product: ComparedProduct): void {
  const result = compare.add(toCompareItem(product))
  if (result === 'added') showToast(shoppingToasts.compareAdded)
  if (result === 'duplicate') showToast(shoppingToasts.compareDuplicate)
}
