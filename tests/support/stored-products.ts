import type { Page } from '@playwright/test'
import { visit } from './e2e.ts'

/** A product in browser storage; all fields but id and name are optional. */
export interface StoredProduct {
  id: number
  name: string
  price?: number | null
  slug?: string
  drawing?: string
  height?: number
  manufacturerName?: string
  specs?: Readonly<Record<string, string | number | boolean | null>>
}

/** Opens a page with these products, or any other text, in local storage under `key`. */
export async function visitWithStored(
  page: Page,
  address: string,
  key: 'cart' | 'compare',
  stored: readonly StoredProduct[] | string,
): Promise<void> {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  await page.addInitScript(
    ([name, value]) => {
      // The script runs in every document; later changes must be kept.
      if (sessionStorage.getItem('is-stored') !== null) return
      sessionStorage.setItem('is-stored', 'yes')
      localStorage.setItem(name, value)
    },
    [key, text] as const,
  )
  await visit(page, address)
}
