import type { Page } from '../page.ts'
import { CartPage } from './CartPage.tsx'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: CartPage,
}
