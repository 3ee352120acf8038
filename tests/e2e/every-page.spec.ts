import type { Page } from '@playwright/test'
import { ADMIN, expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { listMovedAtFirstSign } from '../support/first-sign.ts'
import { visiblePixels } from '../support/floating-button.ts'
import { LARGE_LETTERS, PHONE } from '../support/phone.ts'
import { listSmallFields } from '../support/small-fields.ts'
import { visitWithStored } from '../support/stored-products.ts'
import { step, visitStep } from '../support/wizard.ts'

// What the pages say is proved in their HTML (tests/*-pages.test.ts); here how they look to axe, that nothing reaches past the screen, and
// that nothing moves at the first sign of a person.
const GROUPS = {
  'Home and catalogue': [
    '/',
    '/catalog/eurolos?users=4',
    '/catalog/bio-s',
    '/catalog?users=30&price=50000-200000',
    '/search?q=топас 5 пр',
  ],
  'Products and comparisons': ['/product/topas-6', '/product/bio-s-5', '/compare?ids=3,45,9999', '/cart'],
  'The company': ['/about', '/contact', '/services', '/projects', '/projects?location=Тверь', '/projects/1'],
  Articles: ['/blog', '/blog/category/montazh-i-grunty', '/blog/glubina-truby-i-korpus-long', '/faq'],
  'Legal texts': ['/terms', '/privacy', '/consent', '/sitemap', '/selection-rules'],
}

const DESK = { width: 1280, height: 900 }
/** A window of 320 pixels with a scrollbar of 15. */
const NARROWEST = { width: 320, height: 640 }
/** Between phone and desk. */
const BETWEEN = [360, 640].map((width) => ({ width, height: 700 }))

/** Where axe looks, which takes longer than all the rest: of pages of one kind at one on a phone, at another at a desk. */
const AT_DESK = new Set([
  '/catalog/bio-s',
  '/product/topas-6',
  '/cart',
  '/projects/1',
  '/privacy',
  '/blog/glubina-truby-i-korpus-long',
])
const AT_BOTH = new Set([
  '/',
  '/search?q=топас 5 пр',
  '/compare?ids=3,45,9999',
  '/about',
  '/contact',
  '/services',
  '/faq',
])
/** Lists and texts of whose first screen the floating button of a phone covers nothing. */
const UNCOVERED = new Set(['/search?q=топас 5 пр', '/about', '/projects', '/privacy', '/faq'])
const looksAt = (address: string): (typeof DESK)[] => {
  if (AT_BOTH.has(address)) return [DESK, PHONE.viewport]
  return [AT_DESK.has(address) ? DESK : PHONE.viewport]
}

/** Pixels by which a page is wider than its window. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

// One load for all widths: nothing but hover effects depends on the kind of pointer (`@media (hover: hover)`).
for (const [group, addresses] of Object.entries(GROUPS)) {
  test(`${group}: nothing keeps a visitor out or reaches past the screen, at a desk and on phones`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize(DESK)
        await visit(page, address)
        let looks = 0
        for (const size of [DESK, PHONE.viewport]) {
          await page.setViewportSize(size)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          if (looksAt(address).includes(size)) {
            await expectAccessible(page)
            looks += 1
          }
          expect(await beyond(page), `${size.width} px`).toBeLessThanOrEqual(0)
        }
        expect(await listMovedAtFirstSign(page)).toEqual([])
        expect(looks, 'looks of axe').toBe(AT_BOTH.has(address) ? 2 : 1)
        if (UNCOVERED.has(address)) await expect.poll(() => visiblePixels(page)).toBe(0)
        for (const size of [NARROWEST, LARGE_LETTERS, ...(address === '/' ? BETWEEN : [])]) {
          await page.setViewportSize(size)
          await expect.poll(() => beyond(page), `${size.width} px`).toBeLessThanOrEqual(0)
        }
        expect(await page.evaluate(listSmallFields)).toEqual([])
      })
    }
  })
}

test('Neither does a page that is not there, nor a draft that staff look at', async ({ page, watch }) => {
  watch.allowErrors(/status of 404/)
  await visit(page, '/takoi-stranicy-net')
  await expectAccessible(page)
  await page.request.post('/api/admin/login', { data: ADMIN })
  await visit(page, '/blog/drenazh-vokrug-doma')
  await expect(page.getByText('Черновик: эту страницу видят только сотрудники.')).toBeVisible()
  await expectAccessible(page)
})

test('nothing moves under the finger where a cart has items, nor under the last button of the wizard', async ({
  page,
}) => {
  await page.setViewportSize(PHONE.viewport)
  await visitWithStored(page, '/cart', 'cart', [
    { id: 1, name: 'Топас 6', slug: 'topas-6', price: 22_527_000 },
  ])
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeVisible()
  expect(await listMovedAtFirstSign(page)).toEqual([])
  await visitStep(page, 6)
  await expect(step(page, 6)).toBeVisible()
  await expect(page.getByText('Пока подходит')).toBeVisible()
  expect(await listMovedAtFirstSign(page)).toEqual([])
})
