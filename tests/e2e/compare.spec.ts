import { expect, test, visit } from '../support/e2e.ts'
import { expectPrinted } from '../support/printed-page.ts'
import { visitWithStored } from '../support/stored-products.ts'

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
test('Four models are compared within the screen, and printed', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const four = [1, 2, 3, 4].map((id) => ({ ...topas, id, name: `Модель ${id}` }))
  await visitWithStored(page, '/compare', 'compare', four)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await expect(page.locator('html')).toHaveJSProperty('scrollLeft', 0)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  if (!isMobile) await expectPrinted(page)
})

test('A visitor compares everything about models taken from the list, and goes there from the drawer', async ({
  page,
}) => {
  await visit(page, '/catalog/topas')
  const requested = page.waitForResponse(/\/api\/products\/id\/\d+$/)
  const add = page.getByRole('button', { name: /^Добавить к сравнению/ })
  for (const index of [0, 1]) await add.nth(index).click()
  await requested
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Сравнение/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Сравнение' })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await drawer.getByRole('link', { name: 'Сравнить' }).click()
  await expect(page).toHaveURL('/compare')
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: 'Материал корпуса' })).not.toContainText('Не указано')
})

test('A comparison is shared with one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const own = [
    { id: 1, name: 'Топас 4', slug: 'topas-4' },
    { id: 3, name: 'Топас 5', slug: 'topas-5' },
  ]
  await visitWithStored(page, '/compare', 'compare', own)
  await page.getByRole('button', { name: 'Поделиться' }).click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare\?ids=1,3$/)
})

test('A comparison that was sent takes the place of the own one, as the visitor says', async ({ page }) => {
  await visitWithStored(page, '/compare?ids=3,45,46,47', 'compare', [
    { id: 1, name: 'Топас 4', slug: 'topas-4' },
  ])
  await page.getByRole('button', { name: 'Сохранить к себе' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Сохранить к себе' }).click()
  await expect(page.getByRole('button', { name: 'Добавить к моим' })).toBeDisabled()
  await page.getByRole('dialog').getByRole('button', { name: 'Заменить мой список' }).click()
  await expect(page).toHaveURL('/compare')
  await expect(page.getByRole('columnheader')).toHaveCount(4)
})
