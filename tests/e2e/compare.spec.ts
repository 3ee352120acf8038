import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { type StoredProduct, visitWithStored } from '../support/stored-products.ts'

const topas = {
  id: 1,
  name: 'Топас 6',
  slug: 'topas-6',
  price: 22_527_000,
  installationPrice: 4_000_000,
  drawing: '2c6e3f-box-1150x1170x2550-600-gravity',
  height: 2550,
  manufacturerName: 'Топас',
  specs: { users: 6, productivity: 1.15, warranty: '5 лет', 'Насос для очищенной воды': false },
}
const evrolos = {
  id: 2,
  name: 'Евролос Про 5',
  price: 19_792_500,
  installationPrice: 3_500_000,
  manufacturerName: 'Евролос',
  specs: {
    users: 5,
    productivity: 1,
    warranty: null,
    'Насос для очищенной воды': true,
    installationCost: 35,
    'Цена крышки': 1_200_000,
  },
}
const bios: StoredProduct = { id: 3, name: 'Био-С 5', price: null, specs: {} }

test('A visitor reads yes, no, money and what is not known', async ({ page }) => {
  await visitWithStored(page, '/compare', 'compare', [topas, evrolos, bios])
  const row = (label: string) => page.getByRole('row').filter({ has: page.getByText(label, { exact: true }) })
  await expect(row('С установкой').getByRole('cell')).toContainText([
    '225 270 ₽',
    '197 925 ₽',
    'Цена по запросу',
  ])
  await expect(row('Станция').getByRole('cell')).toContainText(['185 270 ₽', '162 925 ₽', 'Не указано'])
  await expect(row('Монтаж').getByRole('cell')).toContainText(['40 000 ₽', '35 000 ₽', 'Не указано'])
  await expect(row('Глубина котлована').getByRole('cell')).toHaveText(['2,5 м', 'Не указано', 'Не указано'])
  await expect(row('Объём')).toHaveCount(0)
  await expect(row('Очищает').getByRole('cell')).toContainText(['1,15 м³/сут', '1 м³/сут', 'Не указано'])
  await expect(row('Насос для очищенной воды').getByRole('cell')).toHaveText(['Нет', 'Да', 'Не указано'])
  await expect(row('Гарантия').getByRole('cell')).toHaveText(['5 лет', 'Не указано', 'Не указано'])
  await expect(row('Стоимость монтажа').getByRole('cell')).toHaveText([
    'Не указано',
    '35 000 ₽',
    'Не указано',
  ])
  await expect(row('Цена крышки').getByRole('cell')).toHaveText(['Не указано', '12 000 ₽', 'Не указано'])
  await expect(row('С установкой').locator('.best')).toContainText('197 925 ₽')
  await expect(page.getByRole('link', { name: 'Топас 6' })).toHaveAttribute('href', '/product/topas-6')
  await expect(page.getByRole('link', { name: 'Евролос Про 5' })).toHaveCount(0)
  await expectAccessible(page)
})

test('A visitor leaves only what tells the models apart', async ({ page }) => {
  await visitWithStored(page, '/compare', 'compare', [
    topas,
    { ...topas, id: 2, name: 'Топас 6 Лонг', price: 1 },
  ])
  await expect(page.getByRole('rowheader', { name: 'Гарантия' })).toBeVisible()
  await page.getByLabel('Только отличия').check()
  await expect(page.getByRole('rowheader', { name: 'Гарантия' })).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: 'С установкой' })).toBeVisible()
})

test('A visitor takes a model out and puts it back', async ({ page }) => {
  await visitWithStored(page, '/compare', 'compare', [topas, evrolos])
  await page.getByRole('button', { name: 'Убрать Топас 6 из сравнения' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(1)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByRole('columnheader').first()).toContainText('Топас 6')
})

test('A visitor empties the list and finds the way to the catalogue', async ({ page }) => {
  await visitWithStored(page, '/compare', 'compare', [topas, evrolos])
  await page.getByRole('button', { name: 'Очистить список' }).click()
  await expect(page.getByRole('heading', { name: 'Список сравнения пуст' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute(
    'href',
    '/catalog',
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Список сравнения пуст' })).toBeVisible()
})

test('A visitor puts a compared model into the cart', async ({ page }) => {
  await visitWithStored(page, '/compare', 'compare', [topas, evrolos])
  const add = page.getByRole('button', { name: /^В корзин.: Топас 6$/ })
  await add.click()
  await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
  await add.click()
  await expect(page.getByText('Товар уже в корзине')).toBeVisible()
})

test('A browser that kept five models shows four', async ({ page }) => {
  const five = [1, 2, 3, 4, 5].map((id) => ({ ...topas, id, name: `Модель ${id}` }))
  await visitWithStored(page, '/compare', 'compare', five)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.locator('html')).toHaveJSProperty('scrollLeft', 0)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})

test('A visitor whose browser kept nonsense sees an empty list', async ({ page }) => {
  await visitWithStored(page, '/compare', 'compare', '[null,7,{"id":"x"},{"id":4}]')
  await expect(page.getByRole('heading', { name: 'Список сравнения пуст' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor is told what the comparison needs', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/compare')
    await expect(page.getByText('нужен JavaScript')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'в каталоге' })).toBeVisible()
  })
})

test('A visitor compares everything about models taken from the list', async ({ page }) => {
  await visit(page, '/catalog/topas')
  const requested = page.waitForResponse(/\/api\/products\/topas-/)
  await page
    .getByRole('button', { name: /^Добавить к сравнению/ })
    .first()
    .click()
  await requested
  await visit(page, '/compare')
  await expect(page.getByRole('row').filter({ hasText: 'Материал корпуса' })).not.toContainText('Не указано')
})

test('A visitor whose connection failed is told what is missing and gets it', async ({ page, watch }) => {
  watch.allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await visit(page, '/catalog/topas')
  await page.route(/\/api\/products\/topas-/, (route) => route.abort())
  await page
    .getByRole('button', { name: /^Добавить к сравнению/ })
    .first()
    .click()
  await expect(page.getByText('Товар добавлен к сравнению')).toBeVisible()
  await visit(page, '/compare')
  const warning = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить все характеристики' })
  await expect(warning).toBeVisible()
  await page.unroute(/\/api\/products\/topas-/)
  await warning.getByRole('button', { name: 'Повторить' }).click()
  await expect(warning).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Материал корпуса' })).not.toContainText('Не указано')
})
