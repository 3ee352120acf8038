import type { Page } from '../../page.ts'
import { CartPage } from './cart-page.tsx'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: CartPage,
}
