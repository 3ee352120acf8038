import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from '../support/e2e.ts'

const UNKNOWN_ADDRESS = '/takoi-stranicy-net'

/** The page is a 404, which the browser logs. */
test.beforeEach(({ watch }) => watch.allowErrors(/status of 404/))

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const banner = (page: Page) => page.getByRole('banner')
const cartIcon = (page: Page) => banner(page).getByRole('link', { name: /^Корзина/ })
const putIntoCart = (page: Page, name: string) =>
  page.getByRole('button', { name: `В корзину: ${name}`, exact: true }).click()

/** Opens the search field, on phones inside the menu. */
async function openSearch(page: Page) {
  if (isPhone(page)) await banner(page).getByLabel('Меню', { exact: true }).click()
  return banner(page).getByRole('searchbox').filter({ visible: true })
}

test('a visitor searches from header and page, only with words', { tag: '@both' }, async ({ page }) => {
  await visit(page, UNKNOWN_ADDRESS)
  const field = await openSearch(page)
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL(UNKNOWN_ADDRESS)
  await field.fill(' топас 6 & пр ')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=%D1%82%D0%BE%D0%BF%D0%B0%D1%81%206%20%26%20%D0%BF%D1%80')
  await expect(await openSearch(page)).toHaveValue('топас 6 & пр')
  if (isPhone(page)) await page.keyboard.press('Escape')

  // Again from the page.
  const address = page.url()
  const again = page.locator('#page-q')
  await again.fill('   ')
  await again.press('Enter')
  await expect(page).toHaveURL(address)
  await again.fill('грунт & вода')
  await again.press('Enter')
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('грунт & вода')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Результаты поиска «грунт & вода»')
})

// At a desk the drawer of the comparison is the same (compare.spec.ts).
test('a visitor looks into the cart, changes their mind twice and goes to the checkout', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, '/catalog/topas')
  await cartIcon(page).click()
  await expect(page.getByRole('heading', { name: 'Ваша корзина пуста' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartIcon(page)).toBeFocused()
  await putIntoCart(page, 'Топас 4')
  await expect(page.getByRole('status').getByText('Товар добавлен в корзину')).toBeVisible()
  await putIntoCart(page, 'Топас 5')
  await expect(cartIcon(page)).toHaveAccessibleName('Корзина 2 товара')
  await page.reload()
  await hydrated(page)
  await expect(cartIcon(page)).toHaveAccessibleName('Корзина 2 товара')
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Корзина' })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Убрать Топас 4 из корзины' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByRole('button', { name: 'Вернуть' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await drawer.getByRole('link', { name: 'Оформить заявку' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(drawer).toBeHidden()
})

test('the menu of a phone closes by Esc, by a press outside and by going somewhere', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, UNKNOWN_ADDRESS)
  const menu = page.getByRole('navigation', { name: 'Разделы' })
  const button = banner(page).getByLabel('Меню', { exact: true })
  await button.click()
  expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(500)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await button.click()
  await page.mouse.click(200, 700)
  await expect(menu).toBeHidden()
  await button.click()
  await menu.getByRole('link', { name: 'Каталог' }).click()
  await expect(page).toHaveURL('/catalog')
  await expect(menu).toBeHidden()
})

test('a header scrolled away gets its shadow; at the end of a page the floating button covers no link', {
  tag: '@both',
}, async ({ page }) => {
  const height = page.viewportSize()?.height ?? 900
  const widths = isPhone(page) ? [360, 390] : [1024, 1280, 1366]
  await visit(page, '/about')
  const bar = page.locator('.hdr__bar')
  await page.evaluate(() => scrollTo(0, 20))
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await page.evaluate(() => scrollTo(0, 200))
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  await expect(bar).toBeInViewport()
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('.ftr__b')).toBeInViewport()
    const covered = await page.locator('.ftr a').evaluateAll((links) => {
      const button = document.querySelector('.fab > summary')?.getBoundingClientRect()
      return links
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect()
          return (
            button && left < button.right && right > button.left && top < button.bottom && bottom > button.top
          )
        })
        .map((link) => link.textContent)
    })
    expect(covered, `${width} px`).toEqual([])
  }
})

test('a visitor whose connection broke sees our words, and the page once it is back', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/ERR_FAILED|dynamically imported module|React Router caught/)
  await visit(page, '/compare')
  await page.route('**', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click()
  await expect(page.getByRole('heading', { name: 'Страница временно недоступна' })).toBeVisible()
  await expect(page.getByText('Проверьте связь и попробуйте ещё раз.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**')
  await page.getByRole('link', { name: 'Повторить' }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
