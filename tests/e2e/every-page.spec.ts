import { ADMIN, expect, expectAccessible, test, visit } from '../support/e2e.ts'

// What the pages say is proved in their HTML (tests/*-pages.test.ts); here how they look to axe, and that nothing reaches past the screen.
const GROUPS = {
  'Home and catalogue': [
    ...['/', '/catalog/eurolos?users=4', '/catalog/bio-s', '/catalog?users=30&price=50000-200000'],
    '/search?q=топас 5 пр',
  ],
  'Products and comparisons': ['/product/topas-6', '/product/bio-s-5', '/compare?ids=3,45,9999', '/cart'],
  'The company': ['/about', '/contact', '/services', '/projects', '/projects?location=Тверь', '/projects/1'],
  Articles: ['/blog', '/blog/category/montazh-i-grunty', '/blog/glubina-truby-i-korpus-long', '/faq'],
  'Legal texts': ['/terms', '/privacy', '/consent', '/sitemap', '/selection-rules'],
}

for (const [group, addresses] of Object.entries(GROUPS)) {
  test(`${group}: nothing keeps a visitor out or reaches past the screen`, { tag: '@both' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of addresses) {
      await test.step(address, async () => {
        await visit(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        const beyond = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(beyond).toBeLessThanOrEqual(0)
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

test('The home page fits the narrowest windows too', async ({ page }) => {
  await visit(page, '/')
  for (const width of [360, 640]) {
    await page.setViewportSize({ width, height: 700 })
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
  }
})
