import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'

// What a page says without scripts is proved in its HTML (tests/*-pages.test.ts); here what can be done and seen without them.
test.use({ javaScriptEnabled: false })

const banner = (page: Page) => page.getByRole('banner')

test('The home page stands still, its first button works, and wizard and contact form say whom to call', async ({
  page,
}) => {
  await page.goto('/')
  const works = page.locator('#projects .works').locator('..')
  await expect(works).toHaveCSS('translate', 'none')
  await expect(works).toHaveCSS('opacity', '1')
  await expect(page.locator('#projects').getByRole('article')).toHaveCount(6)
  await page.getByRole('link', { name: 'Подобрать септик' }).click()
  await expect(page).toHaveURL('/#product-wizard')
  const wizard = page.locator('#product-wizard')
  await expect(wizard).toBeInViewport()
  await expect(wizard.getByText('Без JavaScript расчёт не работает')).toBeVisible()
  await expect(wizard.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7/)
  for (const name of ['Далее', 'Меньше', 'Больше'])
    await expect(wizard.getByRole('button', { name }), name).toHaveCount(0)

  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Заявка' })
  const note = form.getByText('Без JavaScript эта форма не отправляется.')
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: '+7' })).toHaveAttribute('href', 'tel:+74950000000')
  await expect(form.getByRole('button')).toBeHidden()
})

test('The list of the catalogue is filtered by its form, and icons and search lead to pages', async ({
  page,
}) => {
  const found = page.getByText(/Найдено товаров: \d+ из 73/)
  await page.goto('/catalog?users=20&sort=price_desc')
  await page.getByRole('button', { name: 'До 30 чел.' }).click()
  await expect(found).toHaveText('Найдено товаров: 1 из 73')
  await page.goto('/catalog?users=5')
  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Дешевле')
  await page.getByRole('checkbox', { name: /Насосом/ }).check()
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page).toHaveURL(/spec\.discharge=.*/)
  await expect(page.getByRole('checkbox', { name: /Насосом/ })).toBeChecked()
  await expect(found).toHaveText('Найдено товаров: 15 из 73')

  await banner(page)
    .getByRole('link', { name: /^Корзина/ })
    .click()
  await expect(page.getByText('нужен JavaScript')).toBeVisible()
  await banner(page)
    .getByRole('link', { name: /^Сравнение/ })
    .click()
  await expect(page.getByText('нужен JavaScript')).toBeVisible()
  await page.goto('/compare?ids=1,2')
  await expect(page.locator('.cmp th[scope="col"]')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^В корзину/ })).toHaveCount(0)
  const field = banner(page).getByRole('searchbox').filter({ visible: true })
  await field.fill('топас')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
})

test('A product is read, its drawing and its questions unfold, and the floating button ends the page', async ({
  page,
}) => {
  await page.goto('/product/topas-5-pr')
  await page.locator('.spot summary').nth(2).click()
  await expect(page.locator('.spot p', { hasText: 'ил оседает' })).toBeVisible()
  await page.locator('.prod-faq summary').nth(2).click()
  await expect(page.locator('.prod-faq .a').nth(2)).toBeVisible()
  await expect(page.locator('#inquiry noscript p')).toContainText('Позвоните нам: +7')
  await page.goto('/about')
  const button = page.getByLabel('Связаться с нами')
  await button.scrollIntoViewIfNeeded()
  const [own, line] = [await button.boundingBox(), await page.locator('.ftr__b').boundingBox()]
  expect(own?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 32)
  await button.click()
  await expect(page.locator('.fab').getByRole('link', { name: /Позвонить/ })).toBeVisible()
})

// Articles, legal texts, the comparison and the rules are in their HTML as they are read (tests/*-pages.test.ts).
test('Services, works and answers are found and read', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Доставка оборудования' }).first().click()
  await expect(page.locator('#delivery h2')).toBeInViewport()
  await page.goto('/projects')
  await page
    .getByRole('navigation', { name: 'Район' })
    .getByRole('link', { name: 'Щёлково', exact: true })
    .click()
  await page.getByRole('link', { name: 'Евролос Био 5 на песке за один день' }).click()
  await expect(page.getByRole('img', { name: /^План участка:/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Котлован:/ })).toBeVisible()
  await page.goto('/faq/vybor-stancii')
  await page.getByText('Какую производительность выбрать на мою семью?').click()
  await expect(page.getByRole('row', { name: '4 жильца, 2 гостя 800 + 200 л 1 м³/\u2060сут' })).toBeVisible()
})
