import { ADMIN, test as base } from './e2e.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'

/**
 * Sentences about staff at work: a shop of their own for each worker, because they change what every visitor sees. They begin
 * signed in as the first admin; `isSignedIn: false` begins at the door.
 */
export const test = base.extend<{ isSignedIn: boolean }, { staffShop: OwnShop }>({
  staffShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
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
