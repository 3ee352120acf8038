import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

test('A visitor learns how old the company is, what it holds to and with whom one speaks', async ({
  page,
}) => {
  await visit(page, '/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('О компании')
  await expect(main).toContainText('С 2016 года')
  await expect(main.locator('.about__facts b')).toHaveText(['7+ лет', '500+', '3', '8'])
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'История',
    'Официальный представитель трёх производителей',
    'Ценности',
    'Команда',
    'Расскажите об участке',
  ])
  await expectAccessible(page)
})

test('A visitor goes on to the makes, the contact form or the wizard', async ({ page }) => {
  await visit(page, '/about')
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Топас', '/catalog/topas'],
    ['Евролос', '/catalog/eurolos'],
    ['Био-С', '/catalog/bio-s'],
    ['Подобрать самому', '/#product-wizard'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  await main.getByRole('link', { name: 'Спросить инженера' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the company can be read about', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'Команда' })).toBeVisible()
    await expect(page.getByText('Инженер по подбору')).toBeVisible()
  })
})
