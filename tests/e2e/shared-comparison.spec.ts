import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { visitWithStored } from '../support/stored-products.ts'

test.describe('A comparison that was sent', () => {
  const own = [{ id: 1, name: 'Топас 4', slug: 'topas-4' }]

  test('opens for anybody, also without scripts, and leaves their own list alone', async ({
    page,
    browser,
  }) => {
    await visitWithStored(page, '/compare?ids=3,45,9999', 'compare', own)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByText('Показаны 2 из 3')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Сохранить к себе' }).click()
    await page.keyboard.press('Escape')
    await visit(page, '/compare')
    await expect(page.getByRole('columnheader')).toHaveCount(1)

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto('/compare?ids=3,45')
    await expect(reader.getByRole('row').filter({ hasText: 'Материал корпуса' })).toContainText(
      'Полипропилен',
    )
    await plain.close()
  })

  test('is added to the own list or takes its place, as the visitor says', async ({ page }) => {
    await visitWithStored(page, '/compare?ids=3,45', 'compare', own)
    await page.getByRole('button', { name: 'Сохранить к себе' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить к моим' }).click()
    await expect(page).toHaveURL('/compare')
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await visit(page, '/compare?ids=3,45,46,47')
    await page.getByRole('button', { name: 'Сохранить к себе' }).click()
    await expect(page.getByRole('button', { name: 'Добавить к моим' })).toBeDisabled()
    await page.getByRole('dialog').getByRole('button', { name: 'Заменить мой список' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(4)
  })

  test('says so when it names nothing', async ({ page }) => {
    for (const ids of ['', 'abc', '999999']) {
      await visit(page, `/compare?ids=${ids}`)
      await expect(page.getByRole('heading', { name: 'В ссылке нет ни одной модели' })).toBeVisible()
    }
  })

  test('is made with one press', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await visitWithStored(page, '/compare', 'compare', [...own, { id: 3, name: 'Топас 5', slug: 'topas-5' }])
    await page.getByRole('button', { name: 'Поделиться' }).click()
    await expect(page.getByText('Ссылка скопирована')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/compare\?ids=1,3$/)
  })
})
