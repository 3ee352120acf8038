import type { Page } from '@playwright/test'
import { ADMIN, expect, test, visit } from '../support/e2e.ts'
import { listSmallFields } from '../support/small-fields.ts'
import { turnTo } from '../support/staff-e2e.ts'

/** A window of 320 pixels with a scrollbar of 15. */
const WINDOW = { width: 320, height: 640 }
const PAGE_WIDTH = 305

/** Beside those of `every-page.spec.ts`, which looks at this width too. */
const pages = [
  '/catalog',
  '/product/bio-s-5-pr',
  '/compare?ids=1,37',
  '/search',
  '/faq/montazh',
  '/blog/topas-ili-evrolos',
]

const staffScreens = [
  '/admin',
  '/admin/products',
  '/admin/orders',
  '/admin/prices',
  '/admin/blog',
  '/admin/projects',
  '/admin/faq',
  '/admin/users',
  '/admin/settings',
  '/admin/profile',
  '/admin/specs',
  '/admin/settings/channels',
  '/admin/consents',
  '/admin/deliveries',
  '/admin/media',
  '/admin/imports',
  '/admin/feed',
  '/admin/reports',
  '/admin/trash',
  '/admin/journal',
  '/admin/schedule',
  '/admin/status',
  '/admin/samples',
  '/admin/first-steps',
  '/admin/manufacturers',
  '/admin/accessories',
  '/admin/redirects',
  '/admin/landing-pages',
  '/admin/pages',
  '/admin/reviews',
  '/admin/districts',
  '/admin/blog/posts/create',
]

/** A sheet of an inquiry and a form of a product, which lie over their lists. */
const sheets = ['/admin/orders?request=1', '/admin/products?edit=5']

test.use({ viewport: WINDOW })

const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAGE_WIDTH)

test('No further page has anything to scroll sideways in a window of 320 pixels', async ({ page }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await visit(page, path)
      await expectNoOverflow(page)
      expect(await page.evaluate(listSmallFields)).toEqual([])
    })
  }
})

test('No staff screen scrolls sideways in a window of 320 pixels, and no field is so small that an iPhone zooms to it', async ({
  page,
}) => {
  await page.request.post('/api/admin/login', { data: ADMIN })
  const request = { name: 'Инна Корзинкина', phone: '8 (915) 345-11-22', message: 'Нужен совет' }
  expect((await page.request.post('/api/inquiries/contact', { data: request })).status()).toBe(201)
  for (const [index, path] of staffScreens.entries()) {
    await test.step(path, async () => {
      await (index === 0 ? page.goto(path) : turnTo(page, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .locator('input, select, textarea, tr, li, .empty, .panel')
          .filter({ visible: true }),
      ).not.toHaveCount(0)
      // What is still loading is narrower than its rows.
      await expect(page.locator('.skel')).toHaveCount(0)
      await expectNoOverflow(page)
      await expect.poll(() => page.evaluate(listSmallFields)).toEqual([])
    })
  }
  for (const path of sheets) {
    await test.step(path, async () => {
      await turnTo(page, path, page.getByRole('dialog').locator('input, select, textarea').first())
      await expectNoOverflow(page)
      await expect.poll(() => page.evaluate(listSmallFields)).toEqual([])
    })
  }
})
