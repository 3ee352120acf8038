import type { Page } from '@playwright/test'
import { expect } from './e2e.ts'

/** Expects that a page with a table says on paper whose it is and where to call, and nothing that can only be pressed. */
export async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.hdr__phone')).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.emulateMedia({ media: null })
}
