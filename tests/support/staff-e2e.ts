import { ADMIN, test as base } from './e2e.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'

/**
 * Playwright's test for the staff area: a separate shop per worker, because tests change public content. Signed in as the
 * first admin; without a session with `isSignedIn: false`.
 */
export const test = base.extend<{ isSignedIn: boolean }, { staffShop: OwnShop }>({
  staffShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses a fixture's dependencies from this pattern
    async ({}, use) => {
      const shop = await openOwnShop({ ADMIN_PASSWORD: ADMIN.password })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ staffShop }, use) => {
    await use(staffShop.address)
  },
  isSignedIn: [true, { option: true }],
  page: async ({ page, isSignedIn }, use) => {
    if (isSignedIn) await page.request.post('/api/admin/login', { data: ADMIN })
    await use(page)
  },
})
