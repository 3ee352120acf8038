import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

/** The order of storefront.md, section 2. */
const SERVICES = [
  'Бурение скважины',
  'Водоснабжение загородного дома',
  'Монтаж отопления',
  'Отмостка фундамента',
  'Обустройство скважины',
  'Дренаж участка',
  'Монтаж септика',
  'Сервисное обслуживание',
  'Доставка оборудования',
  'Подготовка документов',
  'Консультация',
]

test('A visitor reads eleven services, each with a drawing, details and a way to ask', {
  tag: '@both',
}, async ({ page }) => {
  await visit(page, '/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Услуги')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SERVICES)
  const blocks = page.locator('.service')
  await expect(blocks).toHaveCount(SERVICES.length)
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded()
    const picture = block.locator('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await block.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
    await expect(block.getByRole('link')).toHaveAttribute('href', '/contact')
  }
  await expectAccessible(page)
})

test('A visitor jumps to a service by the list', async ({ page }) => {
  await visit(page, '/services')
  const list = page.getByRole('navigation', { name: 'Услуги на этой странице' })
  await expect(list.getByRole('link')).toHaveText(SERVICES)
  await list.getByRole('link', { name: 'Сервисное обслуживание' }).click()
  await expect(page).toHaveURL(/\/services#maintenance$/)
  await expect(page.getByRole('heading', { name: 'Сервисное обслуживание' })).toBeInViewport()
})

test('A visitor opens the page at a service by its address', async ({ page }) => {
  await visit(page, '/services#documents')
  await expect(page.getByRole('heading', { name: 'Подготовка документов' })).toBeInViewport()
})

test('A visitor asks about a service', async ({ page }) => {
  await visit(page, '/services')
  await page.getByRole('link', { name: 'Спросить о бурении' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты')
})

test('A visitor promised a guarantee is promised the one of the contract', async ({ page }) => {
  await visit(page, '/services')
  await expect(page.locator('#installation')).toContainText('гарантия на монтаж 12 месяцев')
  await expect(page.locator('.services')).not.toContainText('₽')
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services can be read and jumped to', async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SERVICES)
    await page.getByRole('link', { name: 'Доставка оборудования' }).first().click()
    await expect(page.locator('#delivery h2')).toBeInViewport()
  })
})
