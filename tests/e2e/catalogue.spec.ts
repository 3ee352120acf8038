import { expect, expectAccessible, test, visit } from '../support/e2e.ts'

const count = (found: number, total: number) => `Найдено товаров: ${found} из ${total}`

test('a visitor sees the whole catalogue, nothing grave for axe, and nothing moves while it loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.title += ` сдвиг ${entry.toJSON().value}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, '/catalog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Септики и станции')
  await expect(page.getByText(count(73, 73))).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(73)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Топас 6', exact: true }) })
  await expect(card).toContainText('до 6')
  await expect(card).toContainText('1,15 м³/сут')
  await expect(card).toContainText('от 225 270 ₽ с установкой')
  await expect(card).toContainText('Станция 189 270 ₽ + монтаж 36 000 ₽')
  await expect(page).not.toHaveTitle(/сдвиг/)
  await expectAccessible(page)
})

test('a visitor opens the filters, narrows the list, takes a filter back and resets everything', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/catalog')
  const toggle = page.getByRole('button', { name: /(показать|скрыть) ?фильтры/i })
  const twenty = page.getByRole('button', { name: 'До 20 чел.' })
  if (isMobile) {
    await expect(twenty).toBeHidden()
    await toggle.click()
  }
  await twenty.click()
  await expect(twenty).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(count(5, 73))).toBeVisible()
  await expect(page).toHaveURL('/catalog?users=20')

  await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Дороже')
  await expect(page.getByRole('article').first()).toContainText('Евролос Грунт 25')
  await expect(page).toHaveURL('/catalog?users=20&sort=price_desc')

  await toggle.click()
  await expect(twenty).toBeHidden()
  await expect(toggle).toContainText(isMobile ? 'Фильтры: 1' : 'Показать фильтры')
  await page.getByRole('link', { name: 'Убрать фильтр: До 20 чел.' }).click()
  await expect(page.getByText(count(73, 73))).toBeVisible()

  await toggle.click()
  await page.getByRole('button', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL('/catalog')
  await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('default')
})

test('Back undoes all moves of the price slider at once, then the chosen filter', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/catalog?users=5')
  if (isMobile) await page.getByRole('button', { name: /показать фильтры/i }).click()
  await page.getByRole('button', { name: 'До 10 чел.' }).click()
  await expect(page).toHaveURL('/catalog?users=10')
  const dearest = page.getByRole('slider', { name: 'Цена, до' })
  await dearest.press('ArrowLeft')
  await expect(page).toHaveURL('/catalog?users=10&price=50000-775000')
  await dearest.press('ArrowLeft')
  await expect(page).toHaveURL('/catalog?users=10&price=50000-770000')
  await expect(dearest).toHaveAttribute('aria-valuetext', /^770\s000\s₽$/)
  await page.goBack()
  await expect(page).toHaveURL('/catalog?users=10')
  await page.goBack()
  await expect(page).toHaveURL('/catalog?users=5')
  await expect(page.getByRole('button', { name: 'До 5 чел.' })).toHaveAttribute('aria-pressed', 'true')
})

test('products without a price leave once the range is touched, and impossible filters say so', async ({
  page,
}) => {
  await visit(page, '/catalog/bio-s')
  await expect(page.getByText(count(5, 5))).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Цена по запросу')
  await visit(page, '/catalog/bio-s?price=0-200000')
  await expect(page.getByText('По выбранным фильтрам ничего не найдено')).toBeVisible()
  await expect(page.getByText('снимите ограничение по цене').last()).toBeVisible()
  await page.getByRole('link', { name: 'Сбросить фильтры' }).click()
  await expect(page.getByText(count(5, 5))).toBeVisible()
  await expect(page).toHaveURL('/catalog/bio-s')
})

test('picking a manufacturer replaces the address and keeps the number of people', async ({ page }) => {
  await visit(page, '/search')
  await page.goto('/catalog?users=20')
  await visit(page, '/catalog?users=20')
  await page.getByRole('link', { name: 'Евролос', exact: true }).first().click()
  await expect(page).toHaveURL('/catalog/eurolos?users=20')
  await expect(page.getByText(count(5, 32))).toBeVisible()
  await page.getByRole('link', { name: 'Все производители' }).click()
  await expect(page).toHaveURL('/catalog?users=20')
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

test('another spelling of a manufacturer leads to the right page, an unknown one to none', {
  tag: '@any-width',
}, async ({ page, watch }) => {
  watch.allowErrors(/404/)
  await page.goto('/catalog/evrolos?users=5')
  await expect(page).toHaveURL('/catalog/eurolos?users=5')
  expect((await page.goto('/catalog/unilos'))?.status()).toBe(200)
  await expect(page.getByText('По вашему запросу ничего не найдено')).toBeVisible()
  await expect(page.getByText('Моделей этого производителя сейчас нет в каталоге.')).toBeVisible()
  await expect(page.locator('#filters')).toHaveCount(0)
  await page.getByRole('link', { name: 'Показать все' }).click()
  await expect(page.getByText(count(73, 73))).toBeVisible()
  expect((await page.goto('/catalog/nobody'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
})

test('while the products are on their way skeletons stand in, and a failure can be repeated', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/500/)
  await visit(page, '/catalog')
  let answer: () => void = () => {}
  const requested = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await requested
    await route.fulfill({ status: 500, json: { message: 'Внутренняя ошибка сервера' } })
  })
  await page.getByRole('link', { name: 'Топас', exact: true }).first().click()
  await expect(page.locator('.card--skel')).toHaveCount(6)
  await expect(page.locator('#filters > .skel')).toHaveCount(4)
  answer()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Не удалось загрузить каталог')
  await page.unroute('**/api/products?*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText(count(36, 36))).toBeVisible()
})

test('a tap anywhere on a card opens the product, and its buttons do not', async ({ page }) => {
  await visit(page, '/catalog')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /В корзину/ }).click()
  await expect(card.getByRole('button', { name: /В корзине/ })).toBeVisible()
  await expect(page).toHaveURL('/catalog')
  // The name's link lies over the whole card, so that is where the picture's tap lands.
  await card.getByRole('img').click({ force: true })
  await expect(page).toHaveURL('/product/topas-4')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared address shows the filtered list, and the form filters it further', async ({ page }) => {
    await page.goto('/catalog?users=20&sort=price_desc')
    await expect(page.getByText(count(5, 73))).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Евролос Грунт 25')
    await page.getByRole('button', { name: 'До 30 чел.' }).click()
    await expect(page.getByText(count(1, 73))).toBeVisible()
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('Дешевле')
    await page.getByRole('button', { name: 'Показать', exact: true }).click()
    await expect(page).toHaveURL(/sort=price_asc/)
    await expect(page.getByText(count(1, 73))).toBeVisible()
  })
})
