import type { Page } from '@playwright/test'
import { visit } from './e2e.ts'

/** What an earlier visit may have left in the browser; anything beyond id and name may be missing. */
export interface KeptProduct {
  id: number
  name: string
  price?: number | null
  slug?: string
  drawing?: string
  manufacturerName?: string
  specs?: Readonly<Record<string, string | number | boolean | null>>
}

/** Opens a page as a visitor whose browser has kept these products, or any other text, under `key`. */
export async function visitWithKept(
  page: Page,
  address: string,
  key: 'cart' | 'compare',
  kept: readonly KeptProduct[] | string,
): Promise<void> {
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept)
  await page.addInitScript(
    ([name, value]) => {
      // The script runs in every document; what the visitor does afterwards must stay.
      if (sessionStorage.getItem('kept') !== null) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem(name, value)
    },
    [key, text] as const,
  )
  await visit(page, address)
}
